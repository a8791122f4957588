#!/bin/sh
# Run by Patroni once, when it has made the cluster: the role and the database of the shop.
# PgBouncer takes no limits from a connection, so the role has them.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="$1" <<SQL
create role shop login password '$SHOP_PASSWORD';
alter role shop set statement_timeout = '5s';
alter role shop set idle_in_transaction_session_timeout = '5s';
alter role shop set jit = off;
-- The metrics of the shop tell how far the standbys are behind.
grant pg_monitor to shop;
create database shop owner shop;
SQL
