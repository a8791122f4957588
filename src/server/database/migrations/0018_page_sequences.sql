CREATE TABLE "page_sequences" (
	"version" integer PRIMARY KEY NOT NULL,
	"page_ids" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
