-- What one process has made for the others. Not written to the log of the server: after a crash it is made again.
CREATE UNLOGGED TABLE "shared_values" (
	"key" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_values_ended" ON "shared_values" USING btree ("ends_at");
