CREATE UNLOGGED TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"number" text,
	"kind" text NOT NULL,
	"status" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('placed', 'moved', 'corrected', 'deleted'))
);
