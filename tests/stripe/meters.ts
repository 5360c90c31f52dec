import type Stripe from "stripe";
import { Refused } from "./refused.ts";
import type { MeterEvent, World } from "./world.ts";

const DAY = 86_400;
const WINDOWS = { hour: 3600, day: DAY };

/** Books an event; an identifier counts once within a day. */
export function createMeterEvent(world: World, params: Stripe.Billing.MeterEventCreateParams) {
  const { event_name, payload, identifier = crypto.randomUUID(), timestamp = world.now() } = params;
  const meter = world.all("billing.meter").find((each) => each.event_name === event_name);
  if (meter?.status !== "active")
    throw new Refused(`No active meter found matching event name ${event_name}.`, {
      status: 404,
      param: "event_name",
    });
  const customer = valueIn(payload, meter.customer_mapping!.event_payload_key!);
  const value = valueIn(payload, meter.value_settings!.event_payload_key!);
  if (!/^-?\d+(\.\d+)?$/.test(value))
    throw new Refused("The value in the event payload must be a number.", { param: "payload" });
  world.get("customer", customer, "payload");
  if (identifier.length > 100)
    throw new Refused("Invalid string: must be at most 100 characters", { param: "identifier" });
  checkTime(world, timestamp);
  if (
    world.meterEvents.some((event) => event.identifier === identifier && world.now() - event.received < DAY)
  )
    throw new Refused(`An event already exists with identifier ${identifier}.`, { param: "identifier" });
  world.meterEvents.push({
    identifier,
    eventName: event_name,
    customer,
    value: Number(value),
    timestamp,
    received: world.now(),
  });
  return {
    object: "billing.meter_event",
    created: world.now(),
    event_name,
    identifier,
    livemode: false,
    payload,
    timestamp,
  };
}

/** Takes an event back, within a day. */
export function adjustMeterEvent(world: World, params: Stripe.Billing.MeterEventAdjustmentCreateParams) {
  const { event_name, cancel } = params;
  const event = world.meterEvents.find(
    ({ identifier, eventName, cancelled }) =>
      identifier === cancel?.identifier && eventName === event_name && !cancelled,
  );
  if (!event || world.now() - event.received >= DAY)
    throw new Refused(`No meter event found with identifier ${cancel?.identifier}.`, { status: 404 });
  event.cancelled = true;
  return {
    object: "billing.meter_event_adjustment",
    event_name,
    cancel,
    livemode: false,
    status: "complete",
    type: "cancel",
  };
}

/** A customer's sums, newest first: of the whole time, or of each window in which there was something. */
export function meterSummaries(
  world: World,
  id: string,
  params: Stripe.Billing.MeterListEventSummariesParams,
) {
  const { customer, start_time, end_time, value_grouping_window } = params;
  const meter = world.get("billing.meter", id);
  world.get("customer", customer, "customer");
  const step = value_grouping_window ? WINDOWS[value_grouping_window] : 60;
  for (const [param, time] of Object.entries({ start_time, end_time }))
    if (time % step)
      throw new Refused(`${param} must be aligned with ${value_grouping_window ?? "minute"} boundaries.`, {
        param,
      });
  if (end_time <= start_time) throw new Refused("end_time must be after start_time.", { param: "end_time" });
  const width = value_grouping_window ? step : end_time - start_time;
  const sums = new Map<number, number>();
  for (const event of world.meterEvents) {
    if (event.customer !== customer || event.eventName !== meter.event_name || event.cancelled) continue;
    if (event.timestamp < start_time || event.timestamp >= end_time) continue;
    const at = start_time + Math.floor((event.timestamp - start_time) / width) * width;
    sums.set(at, (sums.get(at) ?? 0) + event.value);
  }
  if (!value_grouping_window && !sums.size) sums.set(start_time, 0);
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([start, aggregated_value]) => ({
      id: `mtrusg_${start}`,
      object: "billing.meter_event_summary",
      aggregated_value,
      start_time: start,
      end_time: start + width,
      livemode: false,
      meter: id,
    }));
}

/** What a customer used from `start` to `end`, in seconds, the end left out. */
export function usageOf(world: World, customer: string, [start, end]: [number, number]): number {
  const counts = (event: MeterEvent) =>
    event.customer === customer && !event.cancelled && event.timestamp >= start && event.timestamp < end;
  return world.meterEvents.filter(counts).reduce((sum, { value }) => sum + value, 0);
}

function valueIn(payload: Record<string, string>, key: string): string {
  const value = payload[key];
  if (value === undefined)
    throw new Refused(`The event payload is missing the key ${key}.`, { param: "payload" });
  return value;
}

function checkTime(world: World, timestamp: number) {
  const ago = world.now() - timestamp;
  if (ago > 35 * DAY)
    throw new Refused("The timestamp must be within the past 35 calendar days.", { param: "timestamp" });
  if (ago < -300)
    throw new Refused("The timestamp must not be more than 5 minutes in the future.", { param: "timestamp" });
}
