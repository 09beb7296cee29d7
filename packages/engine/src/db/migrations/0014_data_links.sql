-- Links by which the owner of an e-mail address gets everything that is stored under it.
CREATE TABLE "data_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "data_links_email" ON "data_links" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "data_links_expires" ON "data_links" USING btree ("expires_at");
