-- Pages say what promotions give: every process hears of a change as of one of the catalogue. Uses are counted elsewhere.
CREATE FUNCTION note_promotion_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (tags) VALUES (ARRAY['promotions']);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER promotions_changed AFTER INSERT OR UPDATE OR DELETE ON promotions
	FOR EACH STATEMENT EXECUTE FUNCTION note_promotion_change();
