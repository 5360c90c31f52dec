import { type Pipeline, prune } from "../jobs/mod.ts";
import { forgetExpired } from "./accounts/mod.ts";
import type { App } from "./app.ts";
import {
  applyBillingEvent,
  reconcileUsage,
  refreshPricing,
  refreshSubscriptions,
  reportUsage,
} from "./billing/mod.ts";
import { forgetConnection, syncConnections, syncEntity, vacuumMirror } from "./erp/mod.ts";
import { extractDocument, learnPlace, recognizeDocument, retryStuckDocuments } from "./extraction/mod.ts";
import { pollMailboxes, pollOne, receiveMail } from "./intake/mod.ts";
import { matchOrder } from "./matching/mod.ts";
import { readBack, settleSubmissions, submitOrder } from "./submission/mod.ts";

/** Every kind of job and who does it. */
export function pipeline(app: App): Pipeline {
  return {
    receive_mail: receiveMail(app),
    extract_document: extractDocument(app),
    recognize_document: recognizeDocument(app),
    match_order: matchOrder(app),
    learn_place: learnPlace(app),
    submit_order: submitOrder(app),
    read_back: readBack(app),
    sync_entity: syncEntity(app),
    sync_connections: syncConnections(app),
    forget_connection: forgetConnection(app),
    vacuum_mirror: vacuumMirror(app),
    poll_mailboxes: pollMailboxes(app),
    poll_mailbox: pollOne(app),
    retry_stuck_documents: retryStuckDocuments(app),
    settle_submissions: settleSubmissions(app),
    apply_billing_event: applyBillingEvent(app),
    refresh_pricing: refreshPricing(app),
    refresh_subscriptions: refreshSubscriptions(app),
    report_usage: reportUsage(app),
    reconcile_usage: reconcileUsage(app),
    forget_expired: forgetExpired(app),
    prune: prune(app),
  };
}
