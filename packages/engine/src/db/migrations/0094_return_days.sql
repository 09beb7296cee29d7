-- How many days the shop takes goods back was promised with the order: 30 for all that were placed before it could be set.
ALTER TABLE "orders" ADD COLUMN "return_days" integer NOT NULL DEFAULT 30;
