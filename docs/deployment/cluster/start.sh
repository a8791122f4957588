#!/bin/sh
# Starts one part of the cluster in the foreground: start.sh etcd | patroni | haproxy | pgbouncer.
# The settings of cluster.env are in the environment; the configuration beside this file is filled in with them.
set -eu
umask 077

here=$(dirname "$(readlink -f "$0")")
export CLUSTER_FILES="$here"
mkdir -p "$CLUSTER_FOLDER"

# fill FILE: writes the file of this folder with the settings in it into CLUSTER_FOLDER. A missing setting ends the start.
fill() {
  for name in $(envsubst -v "$(cat "$here/$1")"); do
    eval ": \"\${$name:?Set it in cluster.env.}\""
  done
  envsubst <"$here/$1" >"$CLUSTER_FOLDER/$1"
}

case $1 in
  etcd)
    fill etcd.yml
    exec etcd --config-file "$CLUSTER_FOLDER/etcd.yml"
    ;;
  patroni)
    fill patroni.yml
    exec patroni "$CLUSTER_FOLDER/patroni.yml"
    ;;
  haproxy)
    fill haproxy.cfg
    exec haproxy -W -db -f "$CLUSTER_FOLDER/haproxy.cfg"
    ;;
  pgbouncer)
    fill userlist.txt
    fill pgbouncer.ini
    exec pgbouncer "$CLUSTER_FOLDER/pgbouncer.ini"
    ;;
  *)
    echo "There is no part $1: etcd, patroni, haproxy or pgbouncer." >&2
    exit 1
    ;;
esac
