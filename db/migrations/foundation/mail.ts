/** Mailboxes and mails. */
export const MAIL = `
create table mailboxes (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  erp_connection_id uuid not null references erp_connections,
  address text not null unique check (address = lower(address)),
  name text not null default '',
  senders_allowed text[] not null default '{}',
  senders_blocked text[] not null default '{}',
  active boolean not null default true,
  imap jsonb,
  imap_state jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index mailboxes_organization on mailboxes (idp_organization_id);
create table mails (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  mailbox_id uuid not null references mailboxes,
  message_id text not null,
  subaddress text,
  envelope_from text not null default '',
  envelope_to text not null default '',
  from_address text not null default '',
  from_name text not null default '',
  recipients text[] not null default '{}',
  subject text not null default '',
  sent_at timestamptz,
  received_at timestamptz not null default now(),
  thread_ids text[] not null default '{}',
  body_text text,
  raw bytea,
  raw_digest text,
  byte_size integer,
  attachment_count integer not null default 0,
  state text not null default 'received' check (state in ('received', 'announced', 'triaged', 'settled', 'failed')),
  decision text check (decision in ('process_attachments', 'process_body', 'reply_to_order', 'ignore', 'hold')),
  reason text,
  decided_by text,
  reply_document_id uuid references pdf_documents on delete set null,
  error text,
  event_at timestamptz,
  created_at timestamptz not null default now(),
  unique (mailbox_id, message_id)
);
alter table mails alter column raw set storage external;
create index mails_newest on mails (idp_organization_id, created_at desc, id);
create index mails_message on mails (idp_organization_id, message_id);
create index mails_held on mails (idp_organization_id) where decision = 'hold';
create index mails_replies on mails (reply_document_id) where reply_document_id is not null;
alter table pdf_documents add column mail_id uuid references mails on delete set null;
alter table pdf_documents add column mail_part text;
create unique index pdf_documents_mail on pdf_documents (mail_id, mail_part) where mail_id is not null;
`;
