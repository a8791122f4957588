CREATE TABLE "cash_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"rider" text NOT NULL,
	"amount" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"parcels" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by_uid" text,
	"confirmed_by_name" text,
	"request_key" text,
	CONSTRAINT "cash_handovers_amount" CHECK ("cash_handovers"."amount" > 0 and "cash_handovers"."parcels" > 0)
);
--> statement-breakpoint
DROP INDEX "consignments_held";--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "rider" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_handovers_number" ON "cash_handovers" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_handovers_request" ON "cash_handovers" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "cash_handovers_newest" ON "cash_handovers" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "consignments_rider" ON "consignments" USING btree ("rider") WHERE "consignments"."rider" is not null;--> statement-breakpoint
CREATE INDEX "consignments_held" ON "consignments" USING btree ("courier","rider","held_since","id","outstanding") WHERE "consignments"."held_since" is not null;--> statement-breakpoint
-- A receipt that was printed stays as it is; only its confirmation is added, once.
CREATE FUNCTION "cash_handovers_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL
    AND to_jsonb(NEW) - '{confirmed_at,confirmed_by_uid,confirmed_by_name}'::text[]
      = to_jsonb(OLD) - '{confirmed_at,confirmed_by_uid,confirmed_by_name}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of cash_handovers may not be changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_handovers_kept', TABLE = 'cash_handovers';
END $$;
--> statement-breakpoint
CREATE TRIGGER "cash_handovers_kept" BEFORE UPDATE OR DELETE ON "cash_handovers"
  FOR EACH ROW EXECUTE FUNCTION "cash_handovers_kept"();
--> statement-breakpoint
CREATE TRIGGER "cash_handovers_not_emptied" BEFORE TRUNCATE ON "cash_handovers"
  FOR EACH STATEMENT EXECUTE FUNCTION "cash_handovers_kept"();
