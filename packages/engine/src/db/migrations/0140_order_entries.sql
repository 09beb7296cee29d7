-- What has happened to an order, as a code with its facts; "note" says the same in English, for the release before.
ALTER TABLE "order_events" ADD COLUMN "entry" jsonb;
--> statement-breakpoint
-- The release before forgets a person by emptying the note alone: then the entry has to go as well.
CREATE FUNCTION forget_order_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entry := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_forget_entry BEFORE UPDATE OF note ON order_events
  FOR EACH ROW WHEN (NEW.note IS NULL AND NEW.entry IS NOT NULL) EXECUTE FUNCTION forget_order_entry();
