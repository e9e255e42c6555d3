"""The settings of a `Thinker`: width, depth, worlds, and how strictly it takes the best."""

from __future__ import annotations

from typing import final


@final
class SearchSettings:
    """The parameters of one level's search."""

    def __init__(  # noqa: PLR0913 - every setting is an argument, by name
        self,
        *,
        width: int,
        worlds: int,
        ahead: int,
        worlds_per_trial: int,
        doubt: float,
        trust: float,
        tolerance: float,
        mix_tolerance: float,
        to_horizon: bool = False,
        counts_information: bool = True,
        max_trials: int = 0,
    ) -> None:
        self.width = width
        """How many candidates enter the race: those with the highest priority."""
        self.worlds = worlds
        """In how many sampled worlds the priorities are averaged."""
        self.ahead = ahead
        """How many steps of `Heuristics.progress` a playout continues beyond the current one."""
        self.worlds_per_trial = worlds_per_trial
        """How many worlds are sampled for each one used, by likelihood; 1 is unweighted."""
        self.doubt = doubt
        """How many standard errors behind the leader a candidate is dropped."""
        self.trust = trust
        """How many trials the game's priorities count for, as a prior on the mean."""
        self.tolerance = tolerance
        """The temperature of the choice, in thousandths of a win: a candidate this far behind is
        drawn 1/e as often as the best; 0 always takes the best."""
        self.mix_tolerance = mix_tolerance
        """How far behind the best, in thousandths of a win, a candidate may be that is drawn from
        the mixed strategy of a simultaneous decision, so that it cannot be predicted; 0 treats such
        decisions like any other. For whole plans it is a temperature like `tolerance`."""
        self.to_horizon = to_horizon
        """Whether playouts continue to `Heuristics.horizon` if that is further than `ahead`."""
        self.counts_information = counts_information
        """Whether an action's `information_gain` counts."""
        self.max_trials = max_trials
        """The most trials of one race; 0 means as many as time allows. Few trials keep the weaker
        levels weak on a fast machine."""

    def changed(self, table: dict[str, float]) -> SearchSettings:
        """The same settings but for those given, by name."""
        return SearchSettings(
            width=int(table.get("width", self.width)),
            worlds=int(table.get("worlds", self.worlds)),
            ahead=int(table.get("ahead", self.ahead)),
            worlds_per_trial=int(table.get("worlds_per_trial", self.worlds_per_trial)),
            doubt=table.get("doubt", self.doubt),
            trust=table.get("trust", self.trust),
            tolerance=table.get("tolerance", self.tolerance),
            mix_tolerance=table.get("mix_tolerance", self.mix_tolerance),
            to_horizon=self.to_horizon,
            counts_information=self.counts_information,
            max_trials=int(table.get("max_trials", self.max_trials)),
        )

    def is_last_trial(self, trials: int) -> bool:
        """Whether a race ends after this many trials, even if there is time left."""
        return self.max_trials > 0 and trials >= self.max_trials

    def one_deeper(self) -> SearchSettings:
        """The same settings with one more step of depth, for a bot without a network."""
        return self.changed({"ahead": self.ahead + 1})
