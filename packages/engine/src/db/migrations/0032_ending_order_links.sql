-- Links of mails about an order end when nothing can be asked of the shop any more; those that had no end get the same.
UPDATE "order_tokens" SET "expires_at" = "created_at" + interval '37 months' WHERE "expires_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "order_tokens" ALTER COLUMN "expires_at" SET NOT NULL;
