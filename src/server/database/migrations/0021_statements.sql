CREATE TABLE "cash_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"kind" text NOT NULL,
	"statement_id" text,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"difference" bigint,
	"day" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "cash_payouts_kind" CHECK ("cash_payouts"."kind" in ('statement', 'ahead')),
	CONSTRAINT "cash_payouts_method" CHECK ("cash_payouts"."method" in ('bank', 'wallet', 'cash')),
	CONSTRAINT "cash_payouts_difference" CHECK (("cash_payouts"."statement_id" is null) = ("cash_payouts"."difference" is null))
);
--> statement-breakpoint
CREATE TABLE "cash_statement_lines" (
	"statement_id" text NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"consignment_id" text,
	"invoice" text NOT NULL,
	"expected" bigint NOT NULL,
	"collected" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"net" bigint NOT NULL,
	"agreed_fees" bigint,
	"is_moved" boolean NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "cash_statement_lines_statement_id_row_pk" PRIMARY KEY("statement_id","row"),
	CONSTRAINT "cash_statement_lines_kind" CHECK ("cash_statement_lines"."kind" in ('equal', 'less', 'more', 'notDelivered', 'takenBack', 'afterWriteOff', 'void', 'twice', 'unknown', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "cash_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"payment_id" text,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"header" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"lines" integer NOT NULL,
	"differences" integer NOT NULL,
	"net" bigint NOT NULL,
	"payout_total" bigint,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_columns" (
	"courier" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_payments" (
	"courier" text NOT NULL,
	"payment_id" text NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unread_payments_courier_payment_id_pk" PRIMARY KEY("courier","payment_id")
);
--> statement-breakpoint
ALTER TABLE "cash_payouts" ADD CONSTRAINT "cash_payouts_statement_id_cash_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."cash_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_statement_lines" ADD CONSTRAINT "cash_statement_lines_statement" FOREIGN KEY ("statement_id") REFERENCES "public"."cash_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_payouts_statement" ON "cash_payouts" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "cash_payouts_newest" ON "cash_payouts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "cash_statement_lines_consignment" ON "cash_statement_lines" USING btree ("consignment_id") WHERE "cash_statement_lines"."consignment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_statements_hash" ON "cash_statements" USING btree ("courier","hash");--> statement-breakpoint
CREATE INDEX "cash_statements_newest" ON "cash_statements" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "consignments_reference" ON "consignments" USING btree ("courier_reference") WHERE "consignments"."courier_reference" is not null;