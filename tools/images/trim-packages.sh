#!/bin/sh
# Deletes files of installed packages that no server reads, nearly half of all: maps, types, and Node's own package, which
# the root of the workspace names for machines without Node.
set -e
find node_modules/.pnpm -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.bare' \
  -o -iname 'readme*.md' -o -iname 'changelog*.md' -o -iname 'history.md' \) -delete
rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-* node_modules/.bin
