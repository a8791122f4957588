CREATE TABLE "blocked_phones" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"reason" text NOT NULL,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_phones_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"call_back_at" timestamp (3) with time zone,
	"by_uid" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_key" text,
	CONSTRAINT "order_notes_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_notes_kind" CHECK ("order_notes"."kind" in ('noAnswer', 'callBack', 'wantsChange', 'note', 'cancelled')),
	CONSTRAINT "order_notes_call_back" CHECK (("order_notes"."kind" = 'callBack') = ("order_notes"."call_back_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_phones_newest" ON "blocked_phones" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_request" ON "order_notes" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("mobile_number","placed_at","status","id");