CREATE OR REPLACE FUNCTION "product_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_writes (writes) VALUES (1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_written" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "product_written"();
--> statement-breakpoint
INSERT INTO "product_writes" ("writes") VALUES (1);
