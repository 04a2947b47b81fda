"""Make the golden records anew, and say which of them are not what they were."""

from tests.golden.cases import FOLDER, cases


def main() -> None:
    wanted = {case.path: case.make() for case in cases()}
    for path in sorted({*FOLDER.glob("*.txt"), *wanted}):
        old = path.read_text(encoding="utf-8") if path.exists() else None
        new = wanted.get(path)
        if new is None:
            path.unlink()
            print(f"{path.name}: removed")
        elif new != old:
            path.write_text(new, encoding="utf-8", newline="\n")
            print(f"{path.name}: {'made' if old is None else 'changed'}")


if __name__ == "__main__":
    main()
