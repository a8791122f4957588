-- Generated from src/machines/cashMachine.ts by `npm run db:constraints`.
ALTER TABLE "cash_moves" DROP CONSTRAINT IF EXISTS "cash_moves_known";
--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_known" CHECK (("event", "from_state", "to_state", "by_role") IN (
  ('COLLECT', 'due', 'collected', 'courier'),
  ('COLLECT', 'due', 'collected', 'staff'),
  ('COLLECT', 'due', 'collected', 'admin'),
  ('STATEMENT', 'due', 'remitted', 'staff'),
  ('STATEMENT', 'due', 'remitted', 'admin'),
  ('STATEMENT', 'due', 'short', 'staff'),
  ('STATEMENT', 'due', 'short', 'admin'),
  ('STATEMENT', 'due', 'over', 'staff'),
  ('STATEMENT', 'due', 'over', 'admin'),
  ('VOID', 'due', 'void', 'courier'),
  ('VOID', 'due', 'void', 'staff'),
  ('VOID', 'due', 'void', 'admin'),
  ('PAYOUT', 'due', 'due', 'admin'),
  ('STATEMENT', 'collected', 'remitted', 'staff'),
  ('STATEMENT', 'collected', 'remitted', 'admin'),
  ('STATEMENT', 'collected', 'short', 'staff'),
  ('STATEMENT', 'collected', 'short', 'admin'),
  ('STATEMENT', 'collected', 'over', 'staff'),
  ('STATEMENT', 'collected', 'over', 'admin'),
  ('TAKE_BACK', 'collected', 'short', 'staff'),
  ('TAKE_BACK', 'collected', 'short', 'admin'),
  ('PAYOUT', 'collected', 'collected', 'admin'),
  ('REVERSE', 'collected', 'due', 'courier'),
  ('REVERSE', 'collected', 'due', 'staff'),
  ('REVERSE', 'collected', 'due', 'admin'),
  ('PAYOUT', 'remitted', 'reconciled', 'admin'),
  ('PAYOUT', 'remitted', 'remitted', 'admin'),
  ('TAKE_BACK', 'remitted', 'short', 'staff'),
  ('TAKE_BACK', 'remitted', 'short', 'admin'),
  ('STATEMENT', 'remitted', 'over', 'staff'),
  ('STATEMENT', 'remitted', 'over', 'admin'),
  ('STATEMENT', 'short', 'remitted', 'staff'),
  ('STATEMENT', 'short', 'remitted', 'admin'),
  ('STATEMENT', 'short', 'short', 'staff'),
  ('STATEMENT', 'short', 'short', 'admin'),
  ('STATEMENT', 'short', 'over', 'staff'),
  ('STATEMENT', 'short', 'over', 'admin'),
  ('PAYOUT', 'short', 'short', 'admin'),
  ('WRITE_OFF', 'short', 'writtenOff', 'admin'),
  ('STATEMENT', 'over', 'remitted', 'staff'),
  ('STATEMENT', 'over', 'remitted', 'admin'),
  ('STATEMENT', 'over', 'short', 'staff'),
  ('STATEMENT', 'over', 'short', 'admin'),
  ('STATEMENT', 'over', 'over', 'staff'),
  ('STATEMENT', 'over', 'over', 'admin'),
  ('PAYOUT', 'over', 'over', 'admin'),
  ('TAKE_BACK', 'over', 'remitted', 'staff'),
  ('TAKE_BACK', 'over', 'remitted', 'admin'),
  ('TAKE_BACK', 'over', 'short', 'staff'),
  ('TAKE_BACK', 'over', 'short', 'admin'),
  ('TAKE_BACK', 'over', 'over', 'staff'),
  ('TAKE_BACK', 'over', 'over', 'admin'),
  ('WRITE_OFF', 'over', 'writtenOff', 'admin'),
  ('TAKE_BACK', 'reconciled', 'short', 'staff'),
  ('TAKE_BACK', 'reconciled', 'short', 'admin'),
  ('STATEMENT', 'reconciled', 'over', 'staff'),
  ('STATEMENT', 'reconciled', 'over', 'admin'),
  ('PAYOUT', 'reconciled', 'remitted', 'admin'),
  ('STATEMENT', 'writtenOff', 'remitted', 'staff'),
  ('STATEMENT', 'writtenOff', 'remitted', 'admin'),
  ('STATEMENT', 'writtenOff', 'short', 'staff'),
  ('STATEMENT', 'writtenOff', 'short', 'admin'),
  ('STATEMENT', 'writtenOff', 'over', 'staff'),
  ('STATEMENT', 'writtenOff', 'over', 'admin'),
  ('PAYOUT', 'writtenOff', 'writtenOff', 'admin'),
  ('COLLECT', 'void', 'collected', 'courier'),
  ('COLLECT', 'void', 'collected', 'staff'),
  ('COLLECT', 'void', 'collected', 'admin'),
  ('STATEMENT', 'void', 'void', 'staff'),
  ('STATEMENT', 'void', 'void', 'admin'),
  ('STATEMENT', 'void', 'over', 'staff'),
  ('STATEMENT', 'void', 'over', 'admin'),
  ('PAYOUT', 'void', 'void', 'admin')
)) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "cash_of_moves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parcel text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF EXISTS (
    WITH moves AS (
    SELECT position, to_state, unremitted, outstanding,
      row_number() OVER history - 1 = position
        AND from_state = coalesce(lag(to_state) OVER history, 'due')
        AND unremitted = coalesce(lag(unremitted) OVER history, 0) + coalesce((SELECT sum(amount) FROM cash_entries entry
      WHERE entry.consignment_id = move.consignment_id AND entry.move = move.position
        AND kind IN ('collect', 'fee', 'codFee', 'returnFee', 'unknownDeduction', 'compensation', 'writeOff', 'remit', 'takeBack')), 0)
        AND outstanding = coalesce(lag(outstanding) OVER history, 0) + coalesce((SELECT sum(amount) FROM cash_entries entry
      WHERE entry.consignment_id = move.consignment_id AND entry.move = move.position
        AND kind IN ('collect', 'fee', 'codFee', 'returnFee', 'unknownDeduction', 'compensation', 'writeOff', 'payout')), 0) AS joins
    FROM cash_moves move WHERE consignment_id = parcel WINDOW history AS (ORDER BY position)
  )
    SELECT FROM moves WHERE NOT joins
    UNION ALL
    SELECT FROM consignments LEFT JOIN LATERAL (SELECT * FROM moves ORDER BY position DESC LIMIT 1) newest ON true
    WHERE id = parcel AND (cash_state, cash_moves, consignments.unremitted, consignments.outstanding) IS DISTINCT FROM (
      coalesce(to_state, 'due'), coalesce(position, -1) + 1, coalesce(newest.unremitted, 0), coalesce(newest.outstanding, 0))
  ) THEN
    RAISE EXCEPTION 'The cash of consignment % is not where its moves and entries lead', parcel
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_of_moves', TABLE = 'cash_moves';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "cash_of_moves" ON "cash_moves";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cash_of_moves" AFTER INSERT ON "cash_moves" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "cash_of_moves"('consignment_id');
--> statement-breakpoint
DROP TRIGGER IF EXISTS "consignments_new_cash_of_moves" ON "consignments";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "consignments_new_cash_of_moves" AFTER INSERT ON "consignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.cash_state <> 'due' OR NEW.cash_moves <> 0 OR NEW.unremitted <> 0 OR NEW.outstanding <> 0)
  EXECUTE FUNCTION "cash_of_moves"('id');
--> statement-breakpoint
DROP TRIGGER IF EXISTS "consignments_cash_of_moves" ON "consignments";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "consignments_cash_of_moves" AFTER UPDATE ON "consignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.cash_state, OLD.cash_moves, OLD.unremitted, OLD.outstanding)
    IS DISTINCT FROM (NEW.cash_state, NEW.cash_moves, NEW.unremitted, NEW.outstanding))
  EXECUTE FUNCTION "cash_of_moves"('id');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "cash_entries_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM cash_moves WHERE consignment_id = NEW.consignment_id AND position = NEW.move
      AND xmin = pg_current_xact_id()::xid
  ) THEN
    RAISE EXCEPTION 'No entry is added to a stored move of consignment %', NEW.consignment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_entries_added', TABLE = 'cash_entries';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cash_entries_added" AFTER INSERT ON "cash_entries"
  FOR EACH ROW EXECUTE FUNCTION "cash_entries_added"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "cash_moves_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of cash_moves may not be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_moves_appended', TABLE = 'cash_moves';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cash_moves_appended" BEFORE UPDATE OR DELETE ON "cash_moves"
  FOR EACH ROW EXECUTE FUNCTION "cash_moves_appended"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cash_moves_not_emptied" BEFORE TRUNCATE ON "cash_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "cash_moves_appended"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "cash_entries_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of cash_entries may not be changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_entries_appended', TABLE = 'cash_entries';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cash_entries_appended" BEFORE UPDATE OR DELETE ON "cash_entries"
  FOR EACH ROW EXECUTE FUNCTION "cash_entries_appended"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cash_entries_not_emptied" BEFORE TRUNCATE ON "cash_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "cash_entries_appended"();
