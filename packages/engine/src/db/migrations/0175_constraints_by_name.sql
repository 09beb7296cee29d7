-- The names by which the tables are declared: a migration that is written from them would drop what is not there.
ALTER TABLE "complaint_photos" RENAME CONSTRAINT "complaint_photos_order_id_fkey" TO "complaint_photos_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "complaint_photos" RENAME CONSTRAINT "complaint_photos_complaint_id_fkey" TO "complaint_photos_complaint_id_complaints_id_fk";
--> statement-breakpoint
ALTER TABLE "complaints" RENAME CONSTRAINT "complaints_order_id_fkey" TO "complaints_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "complaints" RENAME CONSTRAINT "complaints_number_key" TO "complaints_number_unique";
--> statement-breakpoint
ALTER TABLE "order_parcels" RENAME CONSTRAINT "order_parcels_order_id_fkey" TO "order_parcels_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "order_returns" RENAME CONSTRAINT "order_returns_order_id_fkey" TO "order_returns_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "order_returns" RENAME CONSTRAINT "order_returns_number_key" TO "order_returns_number_unique";
--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME CONSTRAINT "withdrawals_order_id_fkey" TO "withdrawals_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME CONSTRAINT "withdrawals_number_key" TO "withdrawals_number_unique";
--> statement-breakpoint
ALTER TABLE "assistant_orders" RENAME CONSTRAINT "assistant_orders_order_id_fkey" TO "assistant_orders_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "category_rankings" RENAME CONSTRAINT "category_rankings_category_id_fkey" TO "category_rankings_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "former_orders" RENAME CONSTRAINT "former_orders_customer_id_fkey" TO "former_orders_customer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "order_points" RENAME CONSTRAINT "order_points_order_id_fkey" TO "order_points_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "points_postings" RENAME CONSTRAINT "points_postings_order_id_fkey" TO "points_postings_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "category_filters" RENAME CONSTRAINT "category_filters_category_id_fkey" TO "category_filters_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "listing_rankings" RENAME CONSTRAINT "listing_rankings_category_id_fkey" TO "listing_rankings_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "recall_mails" RENAME CONSTRAINT "recall_mails_recall_id_fkey" TO "recall_mails_recall_id_recalls_id_fk";
--> statement-breakpoint
ALTER TABLE "recalled_variants" RENAME CONSTRAINT "recalled_variants_recall_id_fkey" TO "recalled_variants_recall_id_recalls_id_fk";
--> statement-breakpoint
ALTER TABLE "review_invitations" RENAME CONSTRAINT "review_invitations_order_id_fkey" TO "review_invitations_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "card_removals" RENAME CONSTRAINT "card_removals_pkey" TO "card_removals_provider_token_pk";
--> statement-breakpoint
ALTER TABLE "saved_cards" RENAME CONSTRAINT "saved_cards_customer_id_fkey" TO "saved_cards_customer_id_users_id_fk";
