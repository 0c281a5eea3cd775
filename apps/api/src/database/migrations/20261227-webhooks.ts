import { Migration } from '@mikro-orm/migrations';

/**
 * Webhooks and their deliveries. Triggers add the deliveries in the transaction of the event, whichever code or job
 * causes it. A delivery has ids only: what the event is about is read when it is sent, so that nothing erased is sent.
 * A published post waits until its publication can no longer be undone, and Undo withdraws it.
 */
export class Migration20261227Webhooks extends Migration {
  override up(): void {
    this.addSql(`
      create table webhooks (
        id uuid primary key default uuidv7(),
        url text not null,
        events text[] not null,
        secret text not null,
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        disabled_at timestamptz(3),
        disabled_reason text,
        failing_since timestamptz(3)
      )`);
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key default uuidv7(),
        webhook_id uuid not null references webhooks (id) on delete cascade,
        event text not null,
        data jsonb not null,
        status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
        attempts int not null default 0,
        created_at timestamptz(3) not null default now(),
        next_at timestamptz(3) default now(),
        retry_until timestamptz(3) not null default now() + interval '24 hours',
        result text
      )`);
    this.addSql('create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)');
    this.addSql(`create index webhook_deliveries_due on webhook_deliveries (next_at) where status = 'pending'`);
    this.addSql('create index webhook_deliveries_old on webhook_deliveries (created_at)');
    this.addSql(`
      create function add_webhook_event(about text, data jsonb) returns void language sql as $$
        insert into webhook_deliveries (webhook_id, event, data, next_at)
        select id, about, data, now() + case about when 'post.published' then interval '60 seconds' else '0' end
        from webhooks where disabled_at is null and about = any(events);
      $$`);
    this.rowFunction();
    this.postEvents();
    this.otherEvents();
    this.subscriberEvents();
  }

  private rowFunction(): void {
    this.addSql(`
      create function report_row_event() returns trigger language plpgsql as $$
      begin
        perform add_webhook_event(tg_argv[0], jsonb_build_object('id',
          case when tg_table_name = 'mail_suppressions' then encode((to_jsonb(new) ->> 'address_hash')::bytea, 'hex')
          else to_jsonb(new) ->> 'id' end));
        return null;
      end $$`);
  }

  private postEvents(): void {
    this.on(
      'post_inserted_for_webhooks',
      `after insert on blog_posts for each row when (new.status = 'published')`,
      'post.published',
    );
    this.on(
      'post_published_for_webhooks',
      `after update of status on blog_posts for each row
       when (new.status = 'published' and old.status <> 'published')`,
      'post.published',
    );
    this.addSql(`
      create function withdraw_post_events() returns trigger language plpgsql as $$
      begin
        delete from webhook_deliveries
        where status = 'pending' and attempts = 0 and event = 'post.published' and data ->> 'id' = new.id::text;
        return null;
      end $$`);
    this.addSql(`
      create trigger post_withdrawn_for_webhooks after update of status on blog_posts for each row
      when (old.status = 'published' and new.status <> 'published') execute function withdraw_post_events()`);
  }

  private otherEvents(): void {
    this.on(
      'request_received_for_webhooks',
      'after insert on contacts for each row when (new.spam_at is null)',
      'request.received',
    );
    this.on(
      'campaign_finished_for_webhooks',
      `after update of status on newsletter_campaigns for each row
       when (new.status = 'sent' and old.status <> 'sent')`,
      'campaign.finished',
    );
    this.on(
      'delivery_bounced_for_webhooks',
      `after insert on mail_suppressions for each row when (new.reason = 'bounced')`,
      'delivery.bounced',
    );
  }

  private on(name: string, when: string, event: string): void {
    this.addSql(`create trigger ${name} ${when} execute function report_row_event('${event}')`);
  }

  private subscriberEvents(): void {
    this.addSql(`
      create function report_subscribers() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from webhooks where disabled_at is null and events && array['subscriber.joined', 'subscriber.left'])
        then return null;
        end if;
        if tg_op = 'INSERT' then
          perform add_webhook_event('subscriber.joined', jsonb_build_object('id', id, 'listId', email_list_id))
          from new_rows where status = 'subscribed' and source <> 'import';
          return null;
        end if;
        perform add_webhook_event(
            case when n.status = 'subscribed' then 'subscriber.joined' else 'subscriber.left' end,
            jsonb_build_object('id', n.id, 'listId', n.email_list_id))
        from new_rows n join old_rows o using (id)
        where n.status <> o.status
          and (n.status = 'subscribed' or (n.status = 'unsubscribed' and o.status = 'subscribed'));
        return null;
      end $$`);
    this.addSql(`
      create trigger subscribers_inserted_for_webhooks after insert on email_list_subscribers
      referencing new table as new_rows for each statement execute function report_subscribers()`);
    this.addSql(`
      create trigger subscribers_updated_for_webhooks after update on email_list_subscribers
      referencing old table as old_rows new table as new_rows
      for each statement execute function report_subscribers()`);
  }
}
