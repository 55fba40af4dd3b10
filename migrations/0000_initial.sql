CREATE TABLE "api_token" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "api_token_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "passkey_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "passkey_credential_passkey_taken" UNIQUE("org_id","credential")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "password_reset_org_id_person_id_pk" PRIMARY KEY("org_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "provisioned_group" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"department_id" uuid,
	CONSTRAINT "provisioned_group_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "provisioned_group_display_name_scim_name_taken" UNIQUE("org_id","display_name")
);
--> statement-breakpoint
CREATE TABLE "provisioned_member" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "provisioned_member_org_id_group_id_person_id_pk" PRIMARY KEY("org_id","group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "provisioned_person" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	CONSTRAINT "provisioned_person_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "provisioned_person_person_broken" UNIQUE("org_id","person_id"),
	CONSTRAINT "provisioned_person_user_name_scim_name_taken" UNIQUE("org_id","user_name")
);
--> statement-breakpoint
CREATE TABLE "provisioning_token" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "provisioning_token_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "provisioning_token_hash_broken" UNIQUE("org_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" char(64) NOT NULL,
	CONSTRAINT "recovery_code_org_id_person_id_code_hash_pk" PRIMARY KEY("org_id","person_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "second_factor_org_id_person_id_pk" PRIMARY KEY("org_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "sso_connection" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret" text,
	"domains" text[] NOT NULL,
	"is_just_in_time" boolean NOT NULL,
	"first_type" text NOT NULL,
	"first_department_ids" uuid[] NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_enforced" boolean NOT NULL,
	CONSTRAINT "sso_connection_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "sso_connection_one_stale_version" UNIQUE("org_id"),
	CONSTRAINT "sso_connection_kind_broken" CHECK ("sso_connection"."kind" in ('saml', 'oidc', 'ldap')),
	CONSTRAINT "sso_connection_type_broken" CHECK ("sso_connection"."first_type" in ('User', 'Staff'))
);
--> statement-breakpoint
CREATE TABLE "sso_identity" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sso_identity_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "sso_identity_subject_broken" UNIQUE("org_id","issuer","subject"),
	CONSTRAINT "sso_identity_person_broken" UNIQUE("org_id","person_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "sso_recovery_code" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" char(64) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"used_by" uuid,
	CONSTRAINT "sso_recovery_code_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_sign_in" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"request_hash" char(64) NOT NULL,
	"code_hash" char(64) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"session_ends_at" timestamp(3) with time zone,
	"taken_at" timestamp(3) with time zone,
	CONSTRAINT "sso_sign_in_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "sso_sign_in_request_broken" UNIQUE("org_id","request_hash")
);
--> statement-breakpoint
CREATE TABLE "maturity_answer" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"current_level" smallint,
	"desired_level" smallint,
	"not_applicable" boolean DEFAULT false NOT NULL,
	"na_reason" text,
	"note" text,
	"confidence" text,
	"answered_by" uuid,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"carried_from" uuid,
	CONSTRAINT "maturity_answer_org_id_assessment_id_question_id_pk" PRIMARY KEY("org_id","assessment_id","question_id"),
	CONSTRAINT "maturity_answer_confidence_broken" CHECK ("maturity_answer"."confidence" in ('low', 'medium', 'high')),
	CONSTRAINT "maturity_answer_level_broken" CHECK (coalesce("maturity_answer"."current_level", 0) between 0 and 5 and coalesce("maturity_answer"."desired_level", 0) between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "maturity_assessment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"ref" text NOT NULL,
	"framework" text NOT NULL,
	"framework_id" uuid,
	"framework_version" text NOT NULL,
	"content_version" integer NOT NULL,
	"name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"department_id" uuid,
	"groups_in_scope" smallint[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reviewer_id" uuid,
	"due_date" date,
	"tier" smallint,
	"baseline_id" uuid,
	"is_dashboard" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp(3) with time zone,
	"approved_by" uuid,
	"returned" jsonb,
	"figures" jsonb,
	"hash" text,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "maturity_assessment_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "maturity_assessment_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "maturity_assessment_framework_id_broken" CHECK (("maturity_assessment"."framework" = 'custom') = ("maturity_assessment"."framework_id" is not null)),
	CONSTRAINT "maturity_assessment_status_wrong_state" CHECK ("maturity_assessment"."status" in ('draft', 'in_progress', 'submitted', 'approved', 'superseded', 'archived')),
	CONSTRAINT "maturity_assessment_figures_broken" CHECK (("maturity_assessment"."status" in ('draft', 'in_progress')) <= ("maturity_assessment"."figures" is null))
);
--> statement-breakpoint
CREATE TABLE "maturity_assessor" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "maturity_assessor_org_id_assessment_id_person_id_pk" PRIMARY KEY("org_id","assessment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "maturity_assignment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"due_date" date,
	CONSTRAINT "maturity_assignment_org_id_assessment_id_question_id_person_id_pk" PRIMARY KEY("org_id","assessment_id","question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "maturity_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maturity_snapshot" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"revision" smallint NOT NULL,
	"taken_at" timestamp(3) with time zone NOT NULL,
	"taken_by" uuid,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "maturity_snapshot_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "maturity_snapshot_revision_broken" UNIQUE("org_id","assessment_id","revision")
);
--> statement-breakpoint
CREATE TABLE "maturity_assessment_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"maturity_assessment_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "maturity_assessment_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "maturity_framework_edition" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"framework_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"head" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "maturity_framework_edition_org_id_framework_id_edition_pk" PRIMARY KEY("org_id","framework_id","edition")
);
--> statement-breakpoint
CREATE TABLE "maturity_framework" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"head" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "maturity_framework_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "maturity_framework_status_wrong_state" CHECK ("maturity_framework"."status" in ('draft', 'published', 'retired')),
	CONSTRAINT "maturity_framework_edition_broken" CHECK (("maturity_framework"."status" = 'draft') = ("maturity_framework"."edition" = 0))
);
--> statement-breakpoint
CREATE TABLE "maturity_effort" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"days" integer,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "maturity_effort_org_id_assessment_id_question_id_pk" PRIMARY KEY("org_id","assessment_id","question_id"),
	CONSTRAINT "maturity_effort_days_broken" CHECK ("maturity_effort"."days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "department_member" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"access" text NOT NULL,
	"include_children" boolean DEFAULT true NOT NULL,
	CONSTRAINT "department_member_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "department_member_person_id_member_already" UNIQUE("org_id","person_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"parent_id" uuid,
	"path" uuid[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "department_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "department_name_department_name_taken" UNIQUE NULLS NOT DISTINCT("org_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "invitation_department" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"invitation_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "invitation_department_org_id_invitation_id_department_id_pk" PRIMARY KEY("org_id","invitation_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"access" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"sent_count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "invitation_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "invitation_status_broken" CHECK ("invitation"."status" in ('pending', 'accepted', 'expired', 'revoked')),
	CONSTRAINT "invitation_type_broken" CHECK ("invitation"."type" in ('Admin', 'Staff', 'User')),
	CONSTRAINT "invitation_access_broken" CHECK ("invitation"."access" in ('lead', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"data" jsonb NOT NULL,
	"token" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone,
	"error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mail_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "mail_status_broken" CHECK ("mail"."status" in ('waiting', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "mail_domain" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	CONSTRAINT "mail_domain_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "mail_domain_domain_mail_domain_known" UNIQUE("org_id","domain")
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"license" text DEFAULT 'flat' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"business_email" text,
	"logo_id" uuid,
	"palette" jsonb DEFAULT '{"primary":"#006565","secondary":"#FFBE2C"}'::jsonb NOT NULL,
	"default_locale" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"fiscal_year_start" smallint DEFAULT 1 NOT NULL,
	"security" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seats" integer,
	"deciders" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_query" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"name" text NOT NULL,
	"from_email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"ip_hash" text NOT NULL,
	"captcha" char(64) NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	"status" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "contact_query_captcha_broken" UNIQUE("captcha"),
	CONSTRAINT "contact_query_status_broken" CHECK ("contact_query"."status" in ('new', 'answered', 'spam')),
	CONSTRAINT "contact_query_message_broken" CHECK (length("contact_query"."message") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "risk_category" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"colour" text,
	"parent_id" uuid,
	"default_owner_id" uuid,
	CONSTRAINT "risk_category_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_category_name_category_name_taken" UNIQUE("org_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "risk_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"risk_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "risk_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_import_row" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"import_id" uuid NOT NULL,
	"sheet" smallint NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"action" text,
	"ref" text,
	"title" text,
	"risk_id" uuid,
	"risk_version" integer,
	"proposed" jsonb,
	"before" jsonb,
	"changes" jsonb,
	"told" jsonb,
	"errors" jsonb,
	"undo" text,
	CONSTRAINT "risk_import_row_org_id_import_id_sheet_n_pk" PRIMARY KEY("org_id","import_id","sheet","n")
);
--> statement-breakpoint
CREATE TABLE "risk_import" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sheets" jsonb NOT NULL,
	"sheet" smallint DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"makes" jsonb DEFAULT '{"categories":[],"tags":[]}'::jsonb NOT NULL,
	"made" jsonb DEFAULT '{"categories":[],"tags":[]}'::jsonb NOT NULL,
	"model_version" integer,
	"applied_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	"undone" jsonb,
	CONSTRAINT "risk_import_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_library_dismissal" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"department_id" uuid,
	"reason" text NOT NULL,
	"by" uuid,
	"by_name" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "risk_library_dismissal_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_library_dismissal_item_id_broken" UNIQUE NULLS NOT DISTINCT("org_id","item_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "risk_library_item" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"title" text collate "und-x-icu" NOT NULL,
	"description" text,
	"causes" text,
	"consequences" text,
	"category_id" uuid,
	"likelihood" smallint,
	"consequence" smallint,
	CONSTRAINT "risk_library_item_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_factor" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"type" text NOT NULL,
	"code" text,
	"name" text,
	"description" text,
	"weight" numeric DEFAULT 1 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"levels" jsonb NOT NULL,
	CONSTRAINT "risk_factor_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_model" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"likelihood_size" smallint NOT NULL,
	"consequence_size" smallint NOT NULL,
	"likelihood_rule" text DEFAULT 'max' NOT NULL,
	"consequence_rule" text DEFAULT 'max' NOT NULL,
	"likelihood_steps" jsonb NOT NULL,
	"consequence_steps" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	"matrix" jsonb NOT NULL,
	"activated_at" timestamp(3) with time zone,
	CONSTRAINT "risk_model_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_model_number_model_number_taken" UNIQUE("org_id","number")
);
--> statement-breakpoint
CREATE TABLE "risk_assessment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" uuid,
	"by_name" text NOT NULL,
	"model_version" integer NOT NULL,
	"inherent" jsonb,
	"residual" jsonb,
	"target" jsonb,
	"explanation" jsonb,
	"reason" text,
	"trigger" text NOT NULL,
	CONSTRAINT "risk_assessment_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_assessment_trigger_wrong_state" CHECK ("risk_assessment"."trigger" in ('initial', 'review', 'control_change', 'manual', 'rerate', 'import'))
);
--> statement-breakpoint
CREATE TABLE "risk_figure_day" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"person_id" uuid,
	"department_id" uuid,
	"state" smallint NOT NULL,
	"level" smallint NOT NULL,
	"model" integer NOT NULL,
	"key" text collate "C" NOT NULL,
	"n" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_figure" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"metric" text NOT NULL,
	"department_id" uuid,
	"state" smallint NOT NULL,
	"level" smallint NOT NULL,
	"model" integer NOT NULL,
	"key" text collate "C" NOT NULL,
	"n" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_transition" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"risk_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"ref" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"description" text,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"category_id" uuid,
	"source" text NOT NULL,
	"repo_item_id" uuid,
	"department_id" uuid,
	"owner_id" uuid,
	"raised_by" uuid,
	"raised_on" date NOT NULL,
	"assets" text[] DEFAULT '{}' NOT NULL,
	"model_version" integer,
	"inherent_likelihood" smallint,
	"inherent_consequence" smallint,
	"inherent_level" smallint,
	"inherent_factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"inherent_justification" text,
	"residual_likelihood" smallint,
	"residual_consequence" smallint,
	"residual_level" smallint,
	"residual_reason" text,
	"residual_lapses_on" date,
	"target_likelihood" smallint,
	"target_consequence" smallint,
	"target_level" smallint,
	"treatment" text DEFAULT 'undecided' NOT NULL,
	"treatment_note" text,
	"transfer" jsonb,
	"avoidance" jsonb,
	"request" jsonb,
	"status" text DEFAULT 'created' NOT NULL,
	"triage" text NOT NULL,
	"review_on" date,
	"last_review_at" timestamp(3) with time zone,
	"rating_asked_at" timestamp(3) with time zone,
	"closed" jsonb,
	"closed_on" date,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"state" smallint GENERATED ALWAYS AS (case when status = 'closed' and closed ->> 'reason' = 'rejected' then 7 when triage = 'submitted' and status = 'created' then 0 else array_position(array['created','accepted','avoided','mitigated','transferred','closed'], status) end) STORED NOT NULL,
	"level" smallint GENERATED ALWAYS AS (case when status = 'avoided' then -2 else coalesce(residual_level, inherent_level, -1) end) STORED NOT NULL,
	"rank" smallint GENERATED ALWAYS AS (case when status = 'avoided' then -200 else (case when status = 'avoided' then -2 else coalesce(residual_level, inherent_level, -1) end) * 100 + coalesce(residual_likelihood * residual_consequence, inherent_likelihood * inherent_consequence, 0) end) STORED NOT NULL,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (regexp_replace(ref, '[0-9]+$', '') || lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"review_sort" date GENERATED ALWAYS AS (coalesce(review_on, '9999-12-31'::date)) STORED NOT NULL,
	"covered_until" text collate "C" GENERATED ALWAYS AS (case when status = 'transferred' then transfer ->> 'ends_on' end) STORED,
	"department_sort" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"owner_sort" text collate "und-x-icu" DEFAULT '' NOT NULL,
	CONSTRAINT "risk_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "risk_status_wrong_state" CHECK ("risk"."status" in ('created', 'accepted', 'avoided', 'mitigated', 'transferred', 'closed')),
	CONSTRAINT "risk_triage_triage_incomplete" CHECK ("risk"."triage" = 'submitted' or ("risk"."owner_id" is not null and "risk"."category_id" is not null) or "risk"."status" = 'closed' or "risk"."deleted_at" is not null),
	CONSTRAINT "risk_treatment_treatment_unknown" CHECK ("risk"."treatment" in ('undecided', 'mitigate', 'accept', 'avoid', 'transfer')),
	CONSTRAINT "risk_closed_reason_missing" CHECK (("risk"."status" = 'closed') = ("risk"."closed" is not null)),
	CONSTRAINT "risk_inherent_rating_broken" CHECK (("risk"."inherent_likelihood" is null) = ("risk"."inherent_consequence" is null) and ("risk"."inherent_likelihood" is null) = ("risk"."inherent_level" is null) and coalesce("risk"."inherent_likelihood", 1) between 1 and 7 and coalesce("risk"."inherent_consequence", 1) between 1 and 7),
	CONSTRAINT "risk_residual_rating_broken" CHECK (("risk"."residual_likelihood" is null) = ("risk"."residual_consequence" is null) and ("risk"."residual_likelihood" is null) = ("risk"."residual_level" is null) and coalesce("risk"."residual_likelihood", 1) between 1 and 7 and coalesce("risk"."residual_consequence", 1) between 1 and 7),
	CONSTRAINT "risk_target_rating_broken" CHECK (("risk"."target_likelihood" is null) = ("risk"."target_consequence" is null) and ("risk"."target_likelihood" is null) = ("risk"."target_level" is null) and coalesce("risk"."target_likelihood", 1) between 1 and 7 and coalesce("risk"."target_consequence", 1) between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "risk_tag_link" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"risk_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "risk_tag_link_org_id_risk_id_tag_id_pk" PRIMARY KEY("org_id","risk_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "risk_term" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"term" text collate "C" NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "risk_term_org_id_term_risk_id_pk" PRIMARY KEY("org_id","term","risk_id")
);
--> statement-breakpoint
CREATE TABLE "risk_review" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"due_on" date,
	"done_at" timestamp(3) with time zone NOT NULL,
	"by" uuid,
	"by_name" text NOT NULL,
	"outcome" text NOT NULL,
	"statement" text NOT NULL,
	"next_on" date,
	CONSTRAINT "risk_review_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_review_outcome_broken" CHECK ("risk_review"."outcome" in ('unchanged', 'changed', 'close', 'escalate'))
);
--> statement-breakpoint
CREATE TABLE "risk_tag" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"colour" text,
	CONSTRAINT "risk_tag_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_tag_name_tag_name_taken" UNIQUE("org_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"person_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	"columns" jsonb,
	"sort" text,
	CONSTRAINT "saved_view_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "saved_view_name_view_name_taken" UNIQUE("org_id","person_id","screen","name")
);
--> statement-breakpoint
CREATE TABLE "screen_memory" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "screen_memory_org_id_person_id_screen_pk" PRIMARY KEY("org_id","person_id","screen")
);
--> statement-breakpoint
CREATE TABLE "activity_head" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_object" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"object_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"object_type" text NOT NULL,
	CONSTRAINT "activity_object_org_id_object_id_seq_pk" PRIMARY KEY("org_id","object_id","seq")
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"body" text NOT NULL,
	"hash" char(64) NOT NULL,
	"kind" text GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED NOT NULL,
	CONSTRAINT "activity_org_id_seq_pk" PRIMARY KEY("org_id","seq")
);
--> statement-breakpoint
CREATE TABLE "closed_organisation" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "file_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "file_purpose_broken" CHECK ("file"."purpose" in ('picture', 'logo')),
	CONSTRAINT "file_size_broken" CHECK ("file"."size" = octet_length("file"."content") and "file"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" char(64) NOT NULL,
	"reply" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_org_id_person_id_key_pk" PRIMARY KEY("org_id","person_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_file_part" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"job_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_file_part_org_id_job_id_n_pk" PRIMARY KEY("org_id","job_id","n")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record" uuid,
	"title" text,
	"asked_by" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"refusal" jsonb,
	"file" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"lease_ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "job_status_broken" CHECK ("job"."status" in ('queued', 'running', 'done', 'failed', 'cancelled', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "organisation_address" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"home" text DEFAULT 'first' NOT NULL,
	"pending_since" timestamp(3) with time zone,
	"signup_work" char(64),
	CONSTRAINT "organisation_address_slug_slug_taken" UNIQUE("slug"),
	CONSTRAINT "organisation_address_name_organisation_name_taken" UNIQUE("name_key"),
	CONSTRAINT "organisation_address_signup_work_broken" UNIQUE("signup_work")
);
--> statement-breakpoint
CREATE TABLE "organisation_domain" (
	"domain" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"is_proved" boolean DEFAULT false NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_domain_domain_organisation_id_pk" PRIMARY KEY("domain","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"type" text NOT NULL,
	"org_editor" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"first_logging_in" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"second_factor_at" timestamp(3) with time zone,
	"user_image" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"shortcuts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_login_at" timestamp(3) with time zone,
	"absent_from" date,
	"absent_to" date,
	"delegate_id" uuid,
	"named_stand_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "person_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "person_email_email_taken" UNIQUE("org_id","email"),
	CONSTRAINT "person_absence_broken" CHECK (("person"."absent_from" is null) = ("person"."absent_to" is null) and ("person"."absent_from" is null) = ("person"."delegate_id" is null) and coalesce("person"."absent_from" <= "person"."absent_to" and "person"."delegate_id" <> "person"."id", true))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"idle_ends_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"proved_at" timestamp(3) with time zone,
	"binding_hash" char(64),
	"bound_at" timestamp(3) with time zone,
	"agent" text,
	CONSTRAINT "session_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_count" (
	"key" text NOT NULL,
	"minute" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "call_count_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_group" ADD CONSTRAINT "provisioned_group_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_member" ADD CONSTRAINT "provisioned_member_group_id_scim_member_unknown" FOREIGN KEY ("org_id","group_id") REFERENCES "public"."provisioned_group"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_member" ADD CONSTRAINT "provisioned_member_person_id_scim_member_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_person" ADD CONSTRAINT "provisioned_person_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_recovery_code" ADD CONSTRAINT "sso_recovery_code_used_by_person_unknown" FOREIGN KEY ("org_id","used_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sign_in" ADD CONSTRAINT "sso_sign_in_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_answer" ADD CONSTRAINT "maturity_answer_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_answer" ADD CONSTRAINT "maturity_answer_answered_by_person_unknown" FOREIGN KEY ("org_id","answered_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_answer" ADD CONSTRAINT "maturity_answer_carried_from_baseline_unknown" FOREIGN KEY ("org_id","carried_from") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_reviewer_id_person_unknown" FOREIGN KEY ("org_id","reviewer_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_approved_by_person_unknown" FOREIGN KEY ("org_id","approved_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_baseline_id_baseline_unknown" FOREIGN KEY ("org_id","baseline_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_framework_id_framework_unknown" FOREIGN KEY ("org_id","framework_id","content_version") REFERENCES "public"."maturity_framework_edition"("org_id","framework_id","edition") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessor" ADD CONSTRAINT "maturity_assessor_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessor" ADD CONSTRAINT "maturity_assessor_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assignment" ADD CONSTRAINT "maturity_assignment_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assignment" ADD CONSTRAINT "maturity_assignment_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_snapshot" ADD CONSTRAINT "maturity_snapshot_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_snapshot" ADD CONSTRAINT "maturity_snapshot_taken_by_person_unknown" FOREIGN KEY ("org_id","taken_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment_comment" ADD CONSTRAINT "maturity_assessment_comment_maturity_assessment_id_not_found" FOREIGN KEY ("org_id","maturity_assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment_comment" ADD CONSTRAINT "maturity_assessment_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."maturity_assessment_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_framework_edition" ADD CONSTRAINT "maturity_framework_edition_framework_id_framework_unknown" FOREIGN KEY ("org_id","framework_id") REFERENCES "public"."maturity_framework"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_framework_edition" ADD CONSTRAINT "maturity_framework_edition_published_by_person_unknown" FOREIGN KEY ("org_id","published_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_effort" ADD CONSTRAINT "maturity_effort_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_member" ADD CONSTRAINT "department_member_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_member" ADD CONSTRAINT "department_member_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_department_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_department" ADD CONSTRAINT "invitation_department_invitation_id_not_found" FOREIGN KEY ("org_id","invitation_id") REFERENCES "public"."invitation"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_department" ADD CONSTRAINT "invitation_department_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_logo_id_file_missing" FOREIGN KEY ("org_id","logo_id") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category" ADD CONSTRAINT "risk_category_parent_id_category_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."risk_category"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category" ADD CONSTRAINT "risk_category_default_owner_id_person_unknown" FOREIGN KEY ("org_id","default_owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_comment" ADD CONSTRAINT "risk_comment_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_comment" ADD CONSTRAINT "risk_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."risk_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_import_row" ADD CONSTRAINT "risk_import_row_import_id_not_found" FOREIGN KEY ("org_id","import_id") REFERENCES "public"."risk_import"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_import_row" ADD CONSTRAINT "risk_import_row_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_library_dismissal" ADD CONSTRAINT "risk_library_dismissal_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_library_item" ADD CONSTRAINT "risk_library_item_category_id_category_unknown" FOREIGN KEY ("org_id","category_id") REFERENCES "public"."risk_category"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessment" ADD CONSTRAINT "risk_assessment_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_transition" ADD CONSTRAINT "risk_transition_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_category_id_category_unknown" FOREIGN KEY ("org_id","category_id") REFERENCES "public"."risk_category"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_tag_link" ADD CONSTRAINT "risk_tag_link_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_tag_link" ADD CONSTRAINT "risk_tag_link_tag_id_tag_unknown" FOREIGN KEY ("org_id","tag_id") REFERENCES "public"."risk_tag"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_review" ADD CONSTRAINT "risk_review_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_memory" ADD CONSTRAINT "screen_memory_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file_part" ADD CONSTRAINT "job_file_part_job_id_not_found" FOREIGN KEY ("org_id","job_id") REFERENCES "public"."job"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_asked_by_person_unknown" FOREIGN KEY ("org_id","asked_by") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_domain" ADD CONSTRAINT "organisation_domain_organisation_id_organisation_address_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation_address"("organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_delegate_id_delegate_unknown" FOREIGN KEY ("org_id","delegate_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_user_image_file_missing" FOREIGN KEY ("org_id","user_image") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_by_hash" ON "api_token" USING btree ("org_id","token_hash");--> statement-breakpoint
CREATE INDEX "api_token_by_person" ON "api_token" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "passkey_by_person" ON "passkey" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "sso_recovery_code_unused" ON "sso_recovery_code" USING btree ("org_id","code_hash") WHERE "sso_recovery_code"."used_at" is null;--> statement-breakpoint
CREATE INDEX "sso_sign_in_by_time" ON "sso_sign_in" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "sso_sign_in_by_person" ON "sso_sign_in" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_period" ON "maturity_assessment" USING btree ("org_id","framework",(case when framework_id is null then '00000000-0000-0000-0000-000000000000'::uuid else framework_id end),"period_to","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_edition" ON "maturity_assessment" USING btree ("org_id","framework_id","content_version") WHERE "maturity_assessment"."framework_id" is not null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_unit" ON "maturity_assessment" USING btree ("org_id","framework",(case when framework_id is null then '00000000-0000-0000-0000-000000000000'::uuid else framework_id end),(case when department_id is null then '00000000-0000-0000-0000-000000000000'::uuid else department_id end),"period_to","id") WHERE "maturity_assessment"."status" in ('submitted', 'approved', 'superseded') and "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "maturity_assessment_shown" ON "maturity_assessment" USING btree ("org_id","framework",(case when framework_id is null then '00000000-0000-0000-0000-000000000000'::uuid else framework_id end),(case when department_id is null then '00000000-0000-0000-0000-000000000000'::uuid else department_id end)) WHERE "maturity_assessment"."is_dashboard";--> statement-breakpoint
CREATE INDEX "maturity_assessor_by_person" ON "maturity_assessor" USING btree ("org_id","person_id","assessment_id");--> statement-breakpoint
CREATE INDEX "maturity_assignment_by_person" ON "maturity_assignment" USING btree ("org_id","person_id","assessment_id");--> statement-breakpoint
CREATE INDEX "maturity_assessment_comment_by_maturity_assessment" ON "maturity_assessment_comment" USING btree ("org_id","maturity_assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "maturity_assessment_comment_by_parent" ON "maturity_assessment_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "department_member_by_department" ON "department_member" USING btree ("org_id","department_id");--> statement-breakpoint
CREATE INDEX "invitation_department_by_department" ON "invitation_department" USING btree ("org_id","department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("org_id","email") WHERE "invitation"."status" in ('pending', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_by_token" ON "invitation" USING btree ("org_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitation_by_time" ON "invitation" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_by_time" ON "mail" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("org_id","id") WHERE "mail"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "contact_query_by_time" ON "contact_query" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "risk_comment_by_risk" ON "risk_comment" USING btree ("org_id","risk_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_comment_by_parent" ON "risk_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "risk_import_row_by_action" ON "risk_import_row" USING btree ("org_id","import_id","sheet","action","n");--> statement-breakpoint
CREATE INDEX "risk_import_by_creation" ON "risk_import" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_model_draft_model_number_taken" ON "risk_model" USING btree ("org_id") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "risk_model_active_model_number_taken" ON "risk_model" USING btree ("org_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "risk_assessment_by_risk" ON "risk_assessment" USING btree ("org_id","risk_id","at");--> statement-breakpoint
CREATE INDEX "risk_figure_day_by_day" ON "risk_figure_day" USING btree ("org_id","day") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "risk_figure_day_by_person" ON "risk_figure_day" USING btree ("org_id","person_id","day") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "risk_figure_day_by_change" ON "risk_figure_day" USING btree ("org_id") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "risk_figure_by_metric" ON "risk_figure" USING btree ("org_id","metric","key");--> statement-breakpoint
CREATE INDEX "risk_figure_by_change" ON "risk_figure" USING btree ("org_id") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "risk_transition_by_time" ON "risk_transition" USING btree ("org_id","at","status","risk_id");--> statement-breakpoint
CREATE INDEX "risk_transition_by_risk" ON "risk_transition" USING btree ("org_id","risk_id","at");--> statement-breakpoint
CREATE INDEX "risk_by_rank" ON "risk" USING btree ("org_id","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_ref" ON "risk" USING btree ("org_id","ref_sort","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_title" ON "risk" USING btree ("org_id","title","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_state" ON "risk" USING btree ("org_id","state","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_department" ON "risk" USING btree ("org_id","department_sort","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_owner" ON "risk" USING btree ("org_id","owner_sort","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_review" ON "risk" USING btree ("org_id","review_sort","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_update" ON "risk" USING btree ("org_id","updated_at","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_state_and_rank" ON "risk" USING btree ("org_id","state","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_department_and_rank" ON "risk" USING btree ("org_id","department_id","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_owner_and_rank" ON "risk" USING btree ("org_id","owner_id","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_category_and_rank" ON "risk" USING btree ("org_id","category_id","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_raising" ON "risk" USING btree ("org_id","raised_on","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_inherent_cell" ON "risk" USING btree ("org_id","inherent_likelihood","inherent_consequence","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_residual_cell" ON "risk" USING btree ("org_id","residual_likelihood","residual_consequence","rank","id") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_awaiting_decision" ON "risk" USING btree ("org_id","rank","id") WHERE "risk"."request" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_acceptance_open" ON "risk" USING btree ("org_id","rank","id") WHERE "risk"."status" = 'created' and "risk"."treatment" = 'accept' and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_end_of_cover" ON "risk" USING btree ("org_id","covered_until","id") WHERE "risk"."covered_until" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_lapse" ON "risk" USING btree ("org_id","residual_lapses_on","id") WHERE "risk"."residual_lapses_on" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_rating_asked" ON "risk" USING btree ("org_id","rank","id") WHERE "risk"."rating_asked_at" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_raised_by" ON "risk" USING btree ("org_id","raised_by");--> statement-breakpoint
CREATE INDEX "risk_by_library_item" ON "risk" USING btree ("org_id","repo_item_id") WHERE "risk"."repo_item_id" is not null;--> statement-breakpoint
CREATE INDEX "risk_tag_link_by_tag" ON "risk_tag_link" USING btree ("org_id","tag_id","risk_id");--> statement-breakpoint
CREATE INDEX "risk_review_by_risk" ON "risk_review" USING btree ("org_id","risk_id","done_at");--> statement-breakpoint
CREATE INDEX "saved_view_by_screen" ON "saved_view" USING btree ("org_id","screen");--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("org_id","at","seq");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("org_id","actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "activity_by_kind" ON "activity" USING btree ("org_id","kind","at","seq");--> statement-breakpoint
CREATE INDEX "job_by_person" ON "job" USING btree ("org_id","asked_by","created_at","id");--> statement-breakpoint
CREATE INDEX "job_under_way" ON "job" USING btree ("org_id","record") WHERE "job"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "person_by_delegate" ON "person" USING btree ("org_id","delegate_id") WHERE "person"."delegate_id" is not null;--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree ("org_id","first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "person_by_picture" ON "person" USING btree ("org_id","user_image");--> statement-breakpoint
CREATE INDEX "session_by_person" ON "session" USING btree ("org_id","person_id");