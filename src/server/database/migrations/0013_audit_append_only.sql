CREATE OR REPLACE FUNCTION "audit_entries_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' OR coalesce(current_setting('hatkhola.prunes_audit', true), '') <> 'yes' THEN
    RAISE EXCEPTION 'Entries of the audit log may not be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_entries_appended', TABLE = 'audit_entries';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entries_appended" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_appended"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_appended"();
