/** Files and documents. */
export const DOCUMENTS = `
create table document_files (
  idp_organization_id text not null references organizations on delete cascade,
  sha256 text not null,
  byte_size integer not null,
  content bytea not null,
  primary key (idp_organization_id, sha256)
);
alter table document_files alter column content set storage external;
create table pdf_documents (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  user_id text,
  uploaded_by text,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  processing_error text,
  faulty_build text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_name text not null,
  file_type text not null,
  byte_size integer not null,
  sha256 text not null,
  page_count integer,
  pages_recognized integer,
  pages_to_recognize integer,
  duplicate_of uuid references pdf_documents on delete set null,
  waiting_since timestamptz not null default now(),
  source text not null default 'upload' check (source in ('upload', 'email', 'demo')),
  original_data jsonb,
  foreign key (idp_organization_id, sha256) references document_files
);
create index pdf_documents_newest on pdf_documents (idp_organization_id, created_at desc, id);
create index pdf_documents_open on pdf_documents (idp_organization_id, created_at desc) where status <> 'completed';
create index pdf_documents_sha256 on pdf_documents (idp_organization_id, sha256);
create index pdf_documents_waiting on pdf_documents (updated_at) where status in ('pending', 'processing');
`;
