CREATE TABLE "category_trees" (
	"version" integer PRIMARY KEY NOT NULL,
	"tree" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
