import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";

/** An event whose turn it is, with whom and what it is metered by. */
export interface Due {
  id: string;
  idpOrganizationId: string;
  cents: number;
  /** When it counts. */
  meteredAt: Date;
  /** When it counts if an earlier sending has arrived; null: none was. */
  earlier: Date | null;
  /** The first sending that may have arrived was so long ago that its identifier is no guard any more. */
  stale: boolean;
  customer: string;
  meterId: string;
  eventName: string;
}

/** Hours after the first sending in which the same identifier is refused a second time; the processor promises 24. */
export const GUARDED_HOURS = 23;
const LONGEST_PAUSE_SECONDS = 3600;

const STALE = sql`coalesce(event.sent_at < now() - make_interval(hours => ${GUARDED_HOURS}), false)`;
/** A period's invoice takes usage for an hour after its end; it is called closed a little before that is over. */
const CLOSED = sql`interval '50 minutes'`;
/** It counts at the time of its order while that period's invoice is open, otherwise now: no closed invoice would bill it. */
const METERED_AT = sql`date_trunc('second', case
  when event.created_at >= subscription.current_period_start and now() < subscription.current_period_end + ${CLOSED}
    and event.created_at > now() - interval '34 days'
  then event.created_at else now() end)`;

/**
 * Takes the event whose turn it is, of all organizations with a metered subscription item, and notes that it is being sent.
 * Until it is settled, it comes back after 2ⁿ s, at most an hour.
 */
export async function takeDue(tx: Tx): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with due as materialized (
      select event.id, ${STALE} as stale, case when event.sent_at is not null then event.metered_at end as earlier,
        case when ${STALE} or (event.sent_at is not null and not coalesce(event.metered_at < subscription.current_period_start
            and now() > subscription.current_period_start + ${CLOSED}, false))
          then event.metered_at else ${METERED_AT} end as metered_at
      from usage_events event
      join subscriptions subscription using (idp_organization_id)
      where event.status in ('pending', 'failed') and event.report_at <= now() and event.charge_cents > 0
        and subscription.subscription_item_id is not null and subscription.meter_id is not null
      order by event.report_at, event.id limit 1 for update of event skip locked)
    update usage_events event set
      attempts = attempts + 1,
      sent_at = coalesce(sent_at, now()),
      metered_at = due.metered_at,
      report_at = now() + make_interval(
        secs => least(2 ^ least(attempts + 1, 12), ${LONGEST_PAUSE_SECONDS}) * (0.75 + random() / 2))
    from due, subscriptions subscription
    where event.id = due.id and subscription.idp_organization_id = event.idp_organization_id
    returning event.id, event.idp_organization_id as "idpOrganizationId", event.charge_cents as cents,
      event.metered_at as "meteredAt", due.earlier, due.stale,
      subscription.stripe_customer_id as customer, subscription.meter_id as "meterId",
      subscription.meter_event_name as "eventName"`.execute(tx);
  return rows[0];
}

/** Orders that cost nothing are not sent: once their organization's usage is reported, so are they. */
export async function settleFree(tx: Tx): Promise<void> {
  await sql`
    update usage_events event set status = 'reported', reported_at = now(), metered_at = ${METERED_AT}
    from subscriptions subscription
    where subscription.idp_organization_id = event.idp_organization_id and subscription.subscription_item_id is not null
      and event.status = 'pending' and event.charge_cents = 0`.execute(tx);
}
