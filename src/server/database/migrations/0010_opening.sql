CREATE TABLE "opening_choices" (
	"name" text PRIMARY KEY NOT NULL,
	"is_chosen" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_entries_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' OR coalesce(current_setting('shop.prunes_audit', true), '') <> 'yes' THEN
    RAISE EXCEPTION 'Entries of the audit log may not be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_entries_appended', TABLE = 'audit_entries';
  END IF;
  RETURN OLD;
END $$;
