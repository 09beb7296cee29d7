-- Who bought a gift in another shop, and which gifts the owner has thanked for; who ordered one is said by the order.
ALTER TABLE "gift_list_items" ADD COLUMN "elsewhere_from" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "gift_list_items" ADD COLUMN "thanked" text[] DEFAULT '{}' NOT NULL;
