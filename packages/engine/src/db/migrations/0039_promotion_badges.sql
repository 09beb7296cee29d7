-- Products whose badge names a promotion: housekeeping puts the badge into words whenever the promotion changes.
CREATE INDEX "products_promotion" ON "products" USING btree ((promo ->> 'promotion')) WHERE promo ->> 'promotion' is not null;
