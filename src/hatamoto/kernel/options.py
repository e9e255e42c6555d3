"""The rules a table may choose before play."""

from typing import Final, TypeAlias, final

OptionValue: TypeAlias = bool | int | str
SEAT_VALUE: Final = "seat_"
"""An option's value `seat_N` names a seat, and only a table that has the seat can choose it."""


@final
class Option:
    """A rule the table may choose before play: a switch, or one of several values."""

    def __init__(
        self,
        id: str,
        default: OptionValue,
        values: tuple[str, ...] = (),
        earlier: tuple[tuple[int, OptionValue], ...] = (),
    ) -> None:
        self.id = id
        self.default = default
        self.values = values
        self.earlier = earlier
        """Former defaults, oldest first, each with the last rules number that had it."""

    def default_by(self, rules: int) -> OptionValue:
        """The default under a rules number."""
        for last, value in self.earlier:
            if rules <= last:
                return value
        return self.default

    def values_at(self, seats: int) -> tuple[str, ...]:
        """The values a table of so many seats can choose."""
        return tuple([value for value in self.values if seats_needed(value) <= seats])

    def schema(self) -> dict[str, object]:
        """The option as JSON schema."""
        if self.values:
            return {"enum": list(self.values), "default": self.default}
        return {"type": "boolean", "default": self.default}

    def accepts(self, value: object) -> bool:
        """Whether a value is one of this option's."""
        return value in self.values if self.values else isinstance(value, bool)


def seats_needed(value: str) -> int:
    """How many seats a table needs for this value of an option: one more than the seat it names."""
    number = value.removeprefix(SEAT_VALUE)
    return int(number) + 1 if number != value and number.isdecimal() else 0
