#!/bin/sh
# backup.sh full | incr: makes a backup by pgBackRest as PostgreSQL's user, which also deletes the old ones, and writes what is
# in the repository where the shop reads it for its metrics.
set -eu

status=${BACKUP_FOLDER:-/var/backups/hatkhola}/pgbackrest
stanza=${PGBACKREST_STANZA:-hatkhola}

pgbackrest --stanza="$stanza" --type="$1" backup
pgbackrest --stanza="$stanza" --output=json info >"$status/info.json.part"
mv "$status/info.json.part" "$status/info.json"
