CREATE TABLE "cash_entries" (
	"consignment_id" text NOT NULL,
	"move" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cash_entries_consignment_id_move_kind_pk" PRIMARY KEY("consignment_id","move","kind"),
	CONSTRAINT "cash_entries_kind" CHECK ("cash_entries"."kind" in ('collect', 'fee', 'codFee', 'returnFee', 'unknownDeduction', 'compensation', 'writeOff', 'remit', 'takeBack', 'payout', 'rounding', 'advance')),
	CONSTRAINT "cash_entries_amount" CHECK ("cash_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "cash_moves" (
	"consignment_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"unremitted" bigint NOT NULL,
	"outstanding" bigint NOT NULL,
	"by_role" text NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"statement_id" text,
	"payout_id" text,
	CONSTRAINT "cash_moves_consignment_id_position_pk" PRIMARY KEY("consignment_id","position"),
	CONSTRAINT "cash_moves_state" CHECK ("cash_moves"."from_state" in ('due', 'collected', 'remitted', 'short', 'over', 'reconciled', 'writtenOff', 'void') and "cash_moves"."to_state" in ('due', 'collected', 'remitted', 'short', 'over', 'reconciled', 'writtenOff', 'void'))
);
--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "cash_state" text DEFAULT 'due' NOT NULL;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "cash_moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "unremitted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "outstanding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_move" FOREIGN KEY ("consignment_id","move") REFERENCES "public"."cash_moves"("consignment_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_moves_statement" ON "cash_moves" USING btree ("statement_id") WHERE "cash_moves"."statement_id" is not null;--> statement-breakpoint
CREATE INDEX "cash_moves_at" ON "cash_moves" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consignments_held" ON "consignments" USING btree ("courier","held_since","id") WHERE "consignments"."held_since" is not null;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_cash_state" CHECK ("consignments"."cash_state" in ('due', 'collected', 'remitted', 'short', 'over', 'reconciled', 'writtenOff', 'void'));--> statement-breakpoint
-- Parcels that ended before cash was followed. A restored backup of that time has the same ones.
CREATE FUNCTION "begin_cash"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_moves (consignment_id, position, event, from_state, to_state, unremitted, outstanding, by_role, by_uid, by_name, at, reason)
    SELECT id, 0, 'COLLECT', 'due', 'collected', money, money, 'courier', 'courier:' || courier, courier, stage_at, ''
    FROM consignments, LATERAL (SELECT CASE stage WHEN 'delivered' THEN coalesce(collected, amount::bigint * 100) ELSE collected END AS money) told
    WHERE cash_moves = 0 AND stage IN ('delivered', 'partlyDelivered') AND money IS NOT NULL;
  INSERT INTO cash_entries (consignment_id, move, kind, amount)
    SELECT consignment_id, 0, 'collect', moves.outstanding FROM cash_moves moves JOIN consignments ON id = consignment_id
    WHERE consignments.cash_moves = 0 AND moves.outstanding <> 0;
  INSERT INTO cash_moves (consignment_id, position, event, from_state, to_state, unremitted, outstanding, by_role, by_uid, by_name, at, reason)
    SELECT id, 0, 'VOID', 'due', 'void', 0, 0, 'courier', 'courier:' || courier, courier, stage_at, ''
    FROM consignments WHERE cash_moves = 0 AND stage IN ('returned', 'lost', 'cancelled');
  UPDATE consignments SET cash_state = to_state, cash_moves = 1, unremitted = moves.unremitted, outstanding = moves.outstanding,
      held_since = CASE WHEN moves.outstanding <> 0 THEN moves.at END
    FROM cash_moves moves WHERE moves.consignment_id = id AND cash_moves = 0;
END $$;
--> statement-breakpoint
SELECT "begin_cash"();
