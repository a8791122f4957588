CREATE TABLE "claimed_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"inserted_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claimed_keys_kind_key_pk" PRIMARY KEY("kind","key")
);
