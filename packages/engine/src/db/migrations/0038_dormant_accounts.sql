-- An account that nobody signs in to for years ends after a mail; accounts of earlier days are counted from now on.
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "end_announced_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "users_dormant" ON "users" USING btree ("last_sign_in_at") WHERE not "is_guest";
