"""Every promise of the contract as a check, for any game, number of seats and set of options.

play         random play ends in bounds; whoever owes an answer has one
notation     notation and integers are one table without gaps
acceptance   exactly the legal list is accepted; each refusal cites its paragraph
fuzzing      the same for arbitrary strings as input
columns      what a learning program observes matches the view
secrecy      nothing a seat sees depends on information hidden from it
events       an event keeps all its facts on the wire
openness     in a game of perfect information everybody sees everything
audiences    a seat's record contains no action that was hidden from it
samples      a sampled state looks like the truth and plays on
odds         samples follow the distribution of chance, given what the seat saw
records      clones are independent; positions and records restore the same state
undo         undo is offered when nothing was revealed, and restores the exact state
arrivals     the order of answers in a simultaneous step changes nothing
immutability playing changes states only, never content or tables
checksums    the same seed plays the same game in every build

A check raises ConformanceError, which says what broke at which ply and carries the record that
reproduces it. A check also returns how much it compared, so that tests can require a minimum.
"""

from hatamoto.kernel.conformance.acceptance import check_acceptance
from hatamoto.kernel.conformance.arrivals import check_arrivals
from hatamoto.kernel.conformance.audiences import check_audiences
from hatamoto.kernel.conformance.case import Case, ConformanceError, Expected, cases_of
from hatamoto.kernel.conformance.checksums import checksum
from hatamoto.kernel.conformance.columns import check_columns
from hatamoto.kernel.conformance.events import check_events
from hatamoto.kernel.conformance.fuzzing import fuzz
from hatamoto.kernel.conformance.immutability import check_immutability
from hatamoto.kernel.conformance.notation import check_notation
from hatamoto.kernel.conformance.odds import check_odds
from hatamoto.kernel.conformance.openness import check_openness
from hatamoto.kernel.conformance.play import check_play
from hatamoto.kernel.conformance.records import check_copies
from hatamoto.kernel.conformance.samples import check_samples
from hatamoto.kernel.conformance.secrecy import check_secrecy
from hatamoto.kernel.conformance.undo import check_undo
from hatamoto.kernel.freezing import fingerprint

__all__ = [
    "Case",
    "ConformanceError",
    "Expected",
    "cases_of",
    "check_acceptance",
    "check_arrivals",
    "check_audiences",
    "check_columns",
    "check_copies",
    "check_events",
    "check_immutability",
    "check_notation",
    "check_odds",
    "check_openness",
    "check_play",
    "check_samples",
    "check_secrecy",
    "check_undo",
    "checksum",
    "fingerprint",
    "fuzz",
]
