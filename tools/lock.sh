#!/usr/bin/env bash
# Regenerates requirements/*.txt from requirements/*.in: exact versions and the hashes of their
# files in the public registry. Settings of this machine's pip are ignored on purpose.
# With arguments only these sets are written: tools/lock.sh check
set -euo pipefail
cd "$(dirname "$0")/../requirements"

while IFS= read -r name; do unset "$name"; done < <(compgen -e PIP_ | grep -v CERT || true)
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"${PYTHON:-python3}" -m venv "$scratch"
"$scratch/bin/pip" install --quiet pip-tools

sets=("$@")
[[ $# -gt 0 ]] || sets=(run build bench research train lab telemetry test check)
for set in "${sets[@]}"; do
    echo "requirements/$set.txt"
    "$scratch/bin/pip-compile" --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
        --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
        --output-file "$set.txt" "$set.in"
done
