"""Options: rules that the table chooses before play."""

from typing import Final, TypeAlias, final

OptionValue: TypeAlias = bool | int | str
SEAT_VALUE: Final = "seat_"
"""The prefix of values that name a seat; `seat_N` needs a table with more than N seats."""


@final
class Option:
    """A rule the table chooses before play: true or false, or one of several values."""

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
        """Former defaults, oldest first, each with the last rules number it applies to."""

    def default_by(self, rules: int) -> OptionValue:
        """The default that applied to a rules number."""
        for last, value in self.earlier:
            if rules <= last:
                return value
        return self.default

    def values_at(self, seats: int) -> tuple[str, ...]:
        """The values that a table with this number of seats can choose."""
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
    """The number of seats a table needs for this value; 0 if it names no seat."""
    number = value.removeprefix(SEAT_VALUE)
    return int(number) + 1 if number != value and number.isdecimal() else 0
