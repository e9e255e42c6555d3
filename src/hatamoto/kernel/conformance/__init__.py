"""Every promise of the contract as a check, for any game, number of seats and set of options.

play         random play ends in bounds; whoever owes an answer has one
notation     notation and integers are one table without gaps
acceptance   exactly the legal list is accepted; each refusal cites its paragraph
fuzzing      the same through the door where strings come in
secrecy      nothing a seat is shown depends on what it may not know
telling      an event goes over the wire whole
openness     in an open game everybody sees and hears everything
audiences    the record shows a seat no line that the table did not show it
samples      a sampled state looks like the truth and plays on
odds         samples come out with the odds of chance, given what the seat saw
records      clones are independent; positions and records lead back to the same state
undo         the answer is derived, and undo returns the exact state
arrivals     the order of arrival in a simultaneous step changes nothing
tables       playing writes to states only
checksums    the same seed plays the same game in every build

A check raises ConformanceError, which says what broke, at which ply, and carries the record that
re-plays it. A check also returns how much it looked at, so that nobody passes by looking at
nothing.
"""

from hatamoto.kernel.conformance.acceptance import check_acceptance
from hatamoto.kernel.conformance.arrivals import check_arrivals
from hatamoto.kernel.conformance.audiences import check_audiences
from hatamoto.kernel.conformance.case import Case, ConformanceError, Expected, cases_of
from hatamoto.kernel.conformance.checksums import checksum
from hatamoto.kernel.conformance.fuzzing import fuzz
from hatamoto.kernel.conformance.notation import check_notation
from hatamoto.kernel.conformance.odds import check_odds
from hatamoto.kernel.conformance.openness import check_openness
from hatamoto.kernel.conformance.play import check_play
from hatamoto.kernel.conformance.records import check_copies
from hatamoto.kernel.conformance.samples import check_samples
from hatamoto.kernel.conformance.secrecy import check_secrecy
from hatamoto.kernel.conformance.tables import check_tables
from hatamoto.kernel.conformance.telling import check_telling
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
    "check_copies",
    "check_notation",
    "check_odds",
    "check_openness",
    "check_play",
    "check_samples",
    "check_secrecy",
    "check_tables",
    "check_telling",
    "check_undo",
    "checksum",
    "fingerprint",
    "fuzz",
]
