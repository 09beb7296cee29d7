-- By what an order earned its gifts: the promotion as it was then, and the lines that it looked at.
ALTER TABLE "promotion_uses" ADD COLUMN "gift_basis" jsonb;
