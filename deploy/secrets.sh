#!/bin/sh
# Makes the secrets of deploy/compose.yaml, once: what is there stays. The folder is for its owner alone; the files are read by the
# users of the containers, each of which sees only its own.
set -eu
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
chmod 700 "$folder"

keep() {
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
  chmod 444 "$folder/$1"
}

secret() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

keep database_password "$(secret)"
keep database_url "postgres://kabinet:$(cat "$folder/database_password")@postgres/kabinet"
keep s3_key kabinet
keep s3_secret "$(secret)"
keep metrics_token "$(secret)"
keep smtp_url 'smtps://name:password@mail.example.com'
echo "Put the address of your mail server into $folder/smtp_url"
