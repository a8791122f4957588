#!/bin/sh
# Run by hatkhola-backup.service in the folder of the shop: makes a backup, copies it to another machine, and only
# then deletes old ones, by their number. A step that fails ends the script, so that all old backups stay.
set -eu

folder=${BACKUP_FOLDER:-/var/backups/hatkhola}
name=$(date +%F-%H%M%S)

node dist/server/backup.js "$folder/$name"

if [ -n "${BACKUP_TARGET:-}" ]; then
  rsync --archive "$folder/$name" "$BACKUP_TARGET/"
else
  echo 'The backup is on this machine alone: set BACKUP_TARGET.' >&2
fi

# What killed backups left; none of another run is younger than a day.
find "$folder" -mindepth 1 -maxdepth 1 -name '*.unfinished-*' -mtime +1 -exec rm -r {} +

# With a count of 0 the new backup would be among the old ones.
if ! [ "${BACKUP_COUNT:-14}" -ge 1 ]; then
  echo 'No old backup was deleted: BACKUP_COUNT must be a number from 1.' >&2
  exit 1
fi

# The names sort by time.
old=$(find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??-??????' | sort | head -n "-${BACKUP_COUNT:-14}")
echo "$old" | while IFS= read -r path; do [ -z "$path" ] || rm -r "$path"; done
