CREATE OR REPLACE FUNCTION "order_counts_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change) SELECT status, count(*) FROM added GROUP BY status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_counts_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change)
  SELECT status, sum(change) FROM (
    SELECT status, 1 AS change FROM added UNION ALL SELECT status, -1 FROM removed
  ) AS changes GROUP BY status HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_counts_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_count_changes (status, change) SELECT status, -count(*) FROM removed GROUP BY status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_counts_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_count_changes;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_counts_added" AFTER INSERT ON "orders"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_added"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_counts_moved" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_moved"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_counts_removed" AFTER DELETE ON "orders"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_removed"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_counts_emptied" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_counts_emptied"();
--> statement-breakpoint
INSERT INTO "order_count_changes" ("status", "change") SELECT "status", count(*) FROM "orders" GROUP BY "status";
