-- A row tells which products its statement wrote, so that a process reads those alone (ADR 0101).
ALTER TABLE "product_writes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_writes" ADD COLUMN "product_ids" text[];--> statement-breakpoint
DROP TRIGGER "product_written" ON "products";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_written"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO product_writes (writes) VALUES (1);
    RETURN NULL;
  END IF;
  -- A thousand: what a process reads in one statement. Of more it compares all rows instead.
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM written LIMIT 1001) AS first;
  INSERT INTO product_writes (writes, product_ids)
    VALUES (1, CASE WHEN cardinality(ids) > 1000 THEN NULL ELSE coalesce(ids, '{}') END);
  RETURN NULL;
END $$;--> statement-breakpoint
-- PostgreSQL gives a trigger the rows of one kind of statement alone. An update changes no id.
CREATE TRIGGER "product_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();--> statement-breakpoint
CREATE TRIGGER "product_updated" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();--> statement-breakpoint
CREATE TRIGGER "product_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "written"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();--> statement-breakpoint
CREATE TRIGGER "products_emptied" AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();
