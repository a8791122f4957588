-- PostgreSQL 15 does not store the first state of an unlogged sequence on a replica at once: until the replica's next
-- restart point its promotion leaves "bad magic number in sequence", and no order could be placed.
ALTER SEQUENCE "order_events_id_seq" SET LOGGED;
