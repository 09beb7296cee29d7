-- How each setting of the shop came to be what it is: kept for good, unlike the log of the office.
CREATE TABLE "setting_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_changes_key" ON "setting_changes" USING btree ("key","id");
