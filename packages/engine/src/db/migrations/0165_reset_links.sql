-- Links that set a new password, several of an account. The release before keeps the newest in its column of the account,
-- which is written as well for as long as it may run beside this one, and is looked up by that column's index.
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reset_links_customer" ON "reset_links" USING btree ("customer_id","created_at");
--> statement-breakpoint
CREATE INDEX "reset_links_expires" ON "reset_links" USING btree ("expires_at");
