-- A withdrawal that came by letter counts from the day it was sent. What it announces names it, and may be refunded on proof
-- that it is on its way, before it arrives.
ALTER TABLE "withdrawals" ADD COLUMN "sent_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "declaration" text;
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "refunded_at" timestamp with time zone;
--> statement-breakpoint
-- What was announced by a declaration was announced at the moment at which it was settled. Only what still runs: whatever
-- was settled long ago and never came is nobody's work any more.
UPDATE "order_returns" SET "declaration" = "withdrawals"."number"
FROM "withdrawals"
WHERE "withdrawals"."order_id" = "order_returns"."order_id"
  AND "withdrawals"."settled_at" = "order_returns"."announced_at"
  AND "order_returns"."announced_at" > now() - interval '30 days';
