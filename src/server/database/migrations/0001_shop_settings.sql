CREATE TABLE "shop_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
