-- Where gifts of a list go without their givers reading it: the owner's address on the list, the giver's choice at the
-- checkout, and on an order the address that it was placed with. An order's own shipping address then only names the list.
ALTER TABLE "gift_lists" ADD COLUMN "delivery_address" jsonb;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "gift_list_id" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_delivery" jsonb;
--> statement-breakpoint
CREATE INDEX "orders_gift_delivery" ON "orders" USING btree (("gift_delivery"->>'ownerId')) WHERE "gift_delivery" is not null;
