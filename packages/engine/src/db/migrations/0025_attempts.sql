CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_ended" ON "attempts" USING btree ("ends_at");
