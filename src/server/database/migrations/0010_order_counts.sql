CREATE TABLE "order_count_changes" (
	"status" text NOT NULL,
	"change" integer NOT NULL
);
