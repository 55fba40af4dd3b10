CREATE TABLE "board_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_label" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"board_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "board_label_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "board_label_colour_broken" CHECK ("board_label"."colour" in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'))
);
--> statement-breakpoint
CREATE TABLE "board_list" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"board_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text collate "C" NOT NULL,
	"wip_limit" smallint,
	"task_status" text,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "board_list_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "board_list_task_status_broken" CHECK ("board_list"."task_status" in ('todo', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled')),
	CONSTRAINT "board_list_wip_limit_broken" CHECK ("board_list"."wip_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "board_member" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"board_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "board_member_org_id_board_id_person_id_pk" PRIMARY KEY("org_id","board_id","person_id"),
	CONSTRAINT "board_member_role_broken" CHECK ("board_member"."role" in ('admin', 'member', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "board_subscriber" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"board_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "board_subscriber_org_id_board_id_person_id_pk" PRIMARY KEY("org_id","board_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "board" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"uri" text NOT NULL,
	"description" text,
	"visibility" text DEFAULT 'private' NOT NULL,
	"department_id" uuid,
	"colour" text,
	"card_covers" boolean DEFAULT true NOT NULL,
	"wip_per_person" integer,
	"wip_blocks" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['active','archived'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	CONSTRAINT "board_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "board_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "board_status_wrong_state" CHECK ("board"."status" in ('active', 'archived')),
	CONSTRAINT "board_visibility_broken" CHECK ("board"."visibility" in ('private', 'department', 'organisation')),
	CONSTRAINT "board_colour_broken" CHECK ("board"."colour" in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple')),
	CONSTRAINT "board_wip_per_person_broken" CHECK ("board"."wip_per_person" between 1 and 100),
	CONSTRAINT "board_department_id_board_department_missing" CHECK (("board"."visibility" = 'department') = ("board"."department_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "card_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"card_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "card_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_label" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"card_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "card_label_org_id_card_id_label_id_pk" PRIMARY KEY("org_id","card_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "card_member" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"card_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "card_member_org_id_card_id_person_id_pk" PRIMARY KEY("org_id","card_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "card" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"title" text,
	"description" text,
	"due_on" date,
	"checklists" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['active','archived'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"board_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"rank" text collate "C" NOT NULL,
	"task_id" uuid,
	"cover_id" uuid,
	"cover_of" uuid,
	"is_followed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "card_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "card_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "card_status_wrong_state" CHECK ("card"."status" in ('active', 'archived')),
	CONSTRAINT "card_cover_broken" CHECK (("card"."cover_id" is null) = ("card"."cover_of" is null)),
	CONSTRAINT "card_title_broken" CHECK (("card"."task_id" is null) = ("card"."title" is not null))
);
--> statement-breakpoint
CREATE TABLE "board_source" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"board_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	CONSTRAINT "board_source_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "board_source_kind_broken" CHECK ("board_source"."kind" in ('plan', 'assessment', 'findings', 'roadmap', 'mine'))
);
--> statement-breakpoint
CREATE TABLE "comment_mention" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"said_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "comment_mention_org_id_person_id_comment_id_pk" PRIMARY KEY("org_id","person_id","comment_id"),
	CONSTRAINT "comment_mention_record_type_broken" CHECK ("comment_mention"."record_type" in ('risk', 'maturity_assessment', 'control', 'plan', 'task', 'evidence', 'acceptance', 'compliance_assessment', 'control_assessment', 'finding', 'card'))
);
--> statement-breakpoint
CREATE TABLE "file_link" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "file_link_org_id_object_type_object_id_file_id_pk" PRIMARY KEY("org_id","object_type","object_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"person_id" uuid NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	CONSTRAINT "notification_preference_org_id_person_id_pk" PRIMARY KEY("org_id","person_id"),
	CONSTRAINT "notification_preference_quiet_broken" CHECK (("notification_preference"."quiet_from" is null) = ("notification_preference"."quiet_to" is null) and coalesce("notification_preference"."quiet_from" between 0 and 1439 and "notification_preference"."quiet_to" between 0 and 1439, true))
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"soon_days" smallint NOT NULL,
	"lead_days" smallint NOT NULL,
	"admin_days" smallint NOT NULL,
	CONSTRAINT "notification_setting_org_id_pk" PRIMARY KEY("org_id"),
	CONSTRAINT "notification_setting_days_broken" CHECK ("notification_setting"."soon_days" between 1 and 30 and "notification_setting"."lead_days" between 1 and 30 and "notification_setting"."admin_days" between "notification_setting"."lead_days" and 30)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"severity" text DEFAULT 'info' NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"object_ref" text NOT NULL,
	"object_title" text NOT NULL,
	"link" text NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once" text,
	"in_app" boolean DEFAULT true NOT NULL,
	"mail" text,
	"mailed_at" timestamp(3) with time zone,
	"read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notification_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "notification_kind_broken" CHECK ("notification"."kind" in ('assigned', 'mentioned', 'comment_on_mine', 'decision_asked', 'decided', 'sent_back', 'due_soon', 'due_today', 'overdue', 'escalated', 'expiring', 'reopened_by_system', 'invited', 'moved', 'report_ready', 'import_finished', 'security')),
	CONSTRAINT "notification_severity_broken" CHECK ("notification"."severity" in ('info', 'warning', 'critical')),
	CONSTRAINT "notification_mail_broken" CHECK ("notification"."mail" in ('now', 'daily', 'weekly', 'none'))
);
--> statement-breakpoint
CREATE TABLE "compliance_assessment_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"compliance_assessment_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "compliance_assessment_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "compliance_assessment_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compliance_assessment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"standard" text NOT NULL,
	"standard_version" text NOT NULL,
	"groups_in_scope" text[] DEFAULT '{}' NOT NULL,
	"department_id" uuid,
	"scope_text" text,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"lead_id" uuid NOT NULL,
	"due_date" date,
	"kind" text DEFAULT 'self' NOT NULL,
	"reviewer_id" uuid,
	"returned" jsonb,
	"hash" text,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp(3) with time zone,
	"approved_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['draft','in_progress','in_review','approved','superseded','archived'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"due_date_sort" date GENERATED ALWAYS AS (coalesce(due_date, '9999-12-31'::date)) STORED NOT NULL,
	"baseline_id" uuid,
	"remainder_of_id" uuid,
	CONSTRAINT "compliance_assessment_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "compliance_assessment_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "compliance_assessment_status_wrong_state" CHECK ("compliance_assessment"."status" in ('draft', 'in_progress', 'in_review', 'approved', 'superseded', 'archived')),
	CONSTRAINT "compliance_assessment_kind_broken" CHECK ("compliance_assessment"."kind" in ('self', 'internal_audit', 'external_audit', 'gap')),
	CONSTRAINT "compliance_assessment_period_backwards" CHECK ("compliance_assessment"."period_from" <= "compliance_assessment"."period_to")
);
--> statement-breakpoint
CREATE TABLE "compliance_snapshot" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"revision" smallint NOT NULL,
	"taken_at" timestamp(3) with time zone NOT NULL,
	"taken_by" uuid,
	"content" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"applicable" integer NOT NULL,
	"assessed" integer NOT NULL,
	"weight" numeric(12, 4) NOT NULL,
	"value" numeric(12, 4) NOT NULL,
	"proven_value" numeric(12, 4) NOT NULL,
	CONSTRAINT "compliance_snapshot_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "compliance_snapshot_revision_broken" UNIQUE("org_id","assessment_id","revision")
);
--> statement-breakpoint
CREATE TABLE "compliance_auditor" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"assessment_id" uuid NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"ends_on" date NOT NULL,
	"access_ends_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "compliance_auditor_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "compliance_figure" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"section" text NOT NULL,
	"controls" integer DEFAULT 0 NOT NULL,
	"applicable" integer DEFAULT 0 NOT NULL,
	"assessed" integer DEFAULT 0 NOT NULL,
	"compliant" integer DEFAULT 0 NOT NULL,
	"partial" integer DEFAULT 0 NOT NULL,
	"non_compliant" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"carried" integer DEFAULT 0 NOT NULL,
	"stale" integer DEFAULT 0 NOT NULL,
	"stale_partial" integer DEFAULT 0 NOT NULL,
	"stale_unproven" integer DEFAULT 0 NOT NULL,
	"weight" numeric(12, 4) DEFAULT 0 NOT NULL,
	"assessed_weight" numeric(12, 4) DEFAULT 0 NOT NULL,
	"value" numeric(12, 4) DEFAULT 0 NOT NULL,
	"proven_value" numeric(12, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "compliance_figure_org_id_assessment_id_section_pk" PRIMARY KEY("org_id","assessment_id","section")
);
--> statement-breakpoint
CREATE TABLE "compliance_follow" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	CONSTRAINT "compliance_follow_org_id_follower_id_followed_id_pk" PRIMARY KEY("org_id","follower_id","followed_id"),
	CONSTRAINT "compliance_follow_followed_id_broken" CHECK ("compliance_follow"."follower_id" <> "compliance_follow"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "control_assessment_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"control_assessment_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "control_assessment_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "control_assessment_link" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"control_assessment_id" uuid NOT NULL,
	"control_id" uuid,
	"risk_id" uuid,
	"plan_id" uuid,
	CONSTRAINT "control_assessment_link_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "control_assessment_link_repeated_broken" UNIQUE NULLS NOT DISTINCT("org_id","control_assessment_id","control_id","risk_id","plan_id"),
	CONSTRAINT "control_assessment_link_broken" CHECK (num_nonnulls("control_assessment_link"."control_id", "control_assessment_link"."risk_id", "control_assessment_link"."plan_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "control_assessment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"assessment_id" uuid NOT NULL,
	"code" text NOT NULL,
	"parent" text,
	"top" text GENERATED ALWAYS AS (coalesce(parent, code)) STORED NOT NULL,
	"section" text NOT NULL,
	"level" text NOT NULL,
	"position" integer NOT NULL,
	"is_parent" boolean DEFAULT false NOT NULL,
	"weight" numeric(6, 2) DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'to_do' NOT NULL,
	"applicability_state" text DEFAULT 'applicable' NOT NULL,
	"applicability_reasons" text[] DEFAULT '{}' NOT NULL,
	"applicability_text" text,
	"provider" text,
	"result" text DEFAULT 'not_assessed' NOT NULL,
	"implementation_percent" smallint,
	"maturity_level" integer,
	"observation" text,
	"no_evidence_reason" text,
	"owner_id" uuid,
	"due_date" date,
	"returned" jsonb,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"proven_share" numeric(3, 2) DEFAULT 0 NOT NULL,
	"staleness" text,
	"proof_changes_on" date,
	"carried_from" uuid,
	"follow_mode" text DEFAULT 'none' NOT NULL,
	"source_ids" uuid[] DEFAULT '{}' NOT NULL,
	"source_result" text,
	"source_percent" smallint,
	"is_proven" boolean GENERATED ALWAYS AS (proven_share = 1) STORED NOT NULL,
	"is_applicable" boolean GENERATED ALWAYS AS (applicability_state <> 'not_applicable') STORED NOT NULL,
	"value" numeric(5, 4) GENERATED ALWAYS AS (case when applicability_state = 'not_applicable' or carried_from is not null then null
        when result = 'compliant' then 1.0
        when result = 'partial' then coalesce(implementation_percent / 100.0, 0.5)
        when result = 'non_compliant' then 0.0 end) STORED,
	CONSTRAINT "control_assessment_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "control_assessment_code_broken" UNIQUE("org_id","assessment_id","code"),
	CONSTRAINT "control_assessment_status_wrong_state" CHECK ("control_assessment"."status" in ('to_do', 'in_progress', 'in_review', 'done')),
	CONSTRAINT "control_assessment_applicability_state_broken" CHECK ("control_assessment"."applicability_state" in ('applicable', 'not_applicable', 'inherited')),
	CONSTRAINT "control_assessment_applicability_reasons_broken" CHECK ("control_assessment"."applicability_reasons" <@ array['risk_treatment','legal','contractual','business','best_practice','no_such_asset','no_such_process','risk_accepted','other']::text[]),
	CONSTRAINT "control_assessment_result_broken" CHECK ("control_assessment"."result" in ('not_assessed', 'compliant', 'partial', 'non_compliant')),
	CONSTRAINT "control_assessment_implementation_percent_broken" CHECK ("control_assessment"."implementation_percent" between 0 and 100),
	CONSTRAINT "control_assessment_maturity_level_broken" CHECK ("control_assessment"."maturity_level" between 0 and 5),
	CONSTRAINT "control_assessment_follow_mode_broken" CHECK ("control_assessment"."follow_mode" in ('none', 'following', 'overridden')),
	CONSTRAINT "control_assessment_source_result_broken" CHECK ("control_assessment"."source_result" in ('not_assessed', 'compliant', 'partial', 'non_compliant')),
	CONSTRAINT "control_assessment_level_broken" CHECK ("control_assessment"."level" in ('section', 'control', 'sub_control')),
	CONSTRAINT "control_assessment_proven_share_broken" CHECK ("control_assessment"."proven_share" between 0 and 1),
	CONSTRAINT "control_assessment_staleness_broken" CHECK ("control_assessment"."staleness" in ('grace', 'flag', 'partial', 'unproven')),
	CONSTRAINT "control_assessment_weight_broken" CHECK ("control_assessment"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "control_respondent" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"control_assessment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	CONSTRAINT "control_respondent_org_id_control_assessment_id_person_id_pk" PRIMARY KEY("org_id","control_assessment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "compliance_mapping" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"from_standard" text NOT NULL,
	"from_code" text NOT NULL,
	"to_standard" text NOT NULL,
	"to_code" text NOT NULL,
	"relation" text NOT NULL,
	"strength" smallint,
	"rationale" text,
	"status" text DEFAULT 'proposed' NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" uuid,
	CONSTRAINT "compliance_mapping_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "compliance_mapping_status_wrong_state" CHECK ("compliance_mapping"."status" in ('proposed', 'confirmed')),
	CONSTRAINT "compliance_mapping_relation_broken" CHECK ("compliance_mapping"."relation" in ('equal', 'superset', 'subset', 'intersects')),
	CONSTRAINT "compliance_mapping_strength_broken" CHECK (coalesce("compliance_mapping"."strength", 1) between 1 and 10),
	CONSTRAINT "compliance_mapping_to_standard_broken" CHECK ("compliance_mapping"."from_standard" <> "compliance_mapping"."to_standard")
);
--> statement-breakpoint
CREATE TABLE "compliance_mapping_set_aside" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"from_standard" text NOT NULL,
	"from_code" text NOT NULL,
	"to_standard" text NOT NULL,
	"to_code" text NOT NULL,
	"reason" text NOT NULL,
	"set_aside_at" timestamp(3) with time zone NOT NULL,
	"set_aside_by" uuid,
	CONSTRAINT "compliance_mapping_set_aside_pkey" PRIMARY KEY("org_id","from_standard","from_code","to_standard","to_code")
);
--> statement-breakpoint
CREATE TABLE "finding_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"finding_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "finding_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "finding_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"kind" text NOT NULL,
	"severity" smallint NOT NULL,
	"description" text,
	"root_cause" text,
	"correction" text,
	"corrective_action" text,
	"no_evidence_reason" text,
	"owner_id" uuid,
	"due_date" date,
	"department_id" uuid,
	"control_id" uuid,
	"plan_id" uuid,
	"status_reason" jsonb,
	"resolved_at" timestamp(3) with time zone,
	"resolved_by" uuid,
	"verified_at" timestamp(3) with time zone,
	"verified_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['open','assigned','in_progress','resolved','closed','dismissed'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"kind_sort" smallint GENERATED ALWAYS AS (array_position(array['major_nc','minor_nc','observation','improvement','strength'], kind)) STORED NOT NULL,
	"due_date_sort" date GENERATED ALWAYS AS (coalesce(due_date, '9999-12-31'::date)) STORED NOT NULL,
	"source_kind" text DEFAULT 'hand' NOT NULL,
	"assessment_id" uuid,
	"control_assessment_id" uuid,
	"control_test_id" uuid,
	"risk_id" uuid,
	CONSTRAINT "finding_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "finding_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "finding_status_wrong_state" CHECK ("finding"."status" in ('open', 'assigned', 'in_progress', 'resolved', 'closed', 'dismissed')),
	CONSTRAINT "finding_kind_broken" CHECK ("finding"."kind" in ('major_nc', 'minor_nc', 'observation', 'improvement', 'strength')),
	CONSTRAINT "finding_severity_broken" CHECK ("finding"."severity" between 1 and 4),
	CONSTRAINT "finding_source_kind_broken" CHECK ("finding"."source_kind" in ('assessment', 'control_assessment', 'control_test', 'risk', 'hand')),
	CONSTRAINT "finding_source_broken" CHECK (case "finding"."source_kind" when 'assessment' then "finding"."assessment_id" is not null
          when 'control_assessment' then "finding"."control_assessment_id" is not null and "finding"."assessment_id" is not null
          when 'control_test' then "finding"."control_test_id" is not null when 'risk' then "finding"."risk_id" is not null
          else num_nonnulls("finding"."assessment_id", "finding"."control_assessment_id", "finding"."control_test_id", "finding"."risk_id") = 0 end)
);
--> statement-breakpoint
CREATE TABLE "freshness_due" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"after_control" uuid,
	"noted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "freshness_due_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "freshness_rule" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"evidence_kind" text,
	"tag" text,
	"standard" text,
	"requirement" text,
	"valid_for_days" smallint NOT NULL,
	"grace_days" smallint NOT NULL,
	"effect" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "freshness_rule_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "freshness_rule_scope_broken" CHECK ("freshness_rule"."scope" in ('kind', 'tag', 'requirement')),
	CONSTRAINT "freshness_rule_evidence_kind_broken" CHECK ("freshness_rule"."evidence_kind" in ('file', 'link', 'record', 'statement')),
	CONSTRAINT "freshness_rule_effect_broken" CHECK ("freshness_rule"."effect" in ('flag', 'partial', 'unproven')),
	CONSTRAINT "freshness_rule_target_broken" CHECK (("freshness_rule"."scope" = 'kind') = ("freshness_rule"."evidence_kind" is not null) and ("freshness_rule"."scope" = 'tag') = ("freshness_rule"."tag" is not null)
        and ("freshness_rule"."scope" = 'requirement') = ("freshness_rule"."standard" is not null and "freshness_rule"."requirement" is not null)),
	CONSTRAINT "freshness_rule_valid_for_days_broken" CHECK ("freshness_rule"."valid_for_days" between 1 and 3650),
	CONSTRAINT "freshness_rule_grace_days_broken" CHECK ("freshness_rule"."grace_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "soa_version" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"published_by" uuid,
	"content" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	CONSTRAINT "soa_version_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "soa_version_number_broken" UNIQUE("org_id","assessment_id","number")
);
--> statement-breakpoint
CREATE TABLE "compliance_requirement" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"standard_id" uuid NOT NULL,
	"code" text NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"guidance" text,
	"assessable" boolean NOT NULL,
	"weight" numeric(6, 2) DEFAULT 1 NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "compliance_requirement_org_id_standard_id_code_pk" PRIMARY KEY("org_id","standard_id","code"),
	CONSTRAINT "compliance_requirement_weight_broken" CHECK ("compliance_requirement"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "compliance_standard_document" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"standard_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"document_uuid" text,
	"content" "bytea" NOT NULL,
	CONSTRAINT "compliance_standard_document_org_id_standard_id_pk" PRIMARY KEY("org_id","standard_id")
);
--> statement-breakpoint
CREATE TABLE "compliance_standard" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"standard_version" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"source" text NOT NULL,
	"hash" char(64) NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"controls" integer NOT NULL,
	"sub_controls" integer NOT NULL,
	"lost" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp(3) with time zone,
	"published_by" uuid,
	CONSTRAINT "compliance_standard_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "compliance_standard_standard_version_broken" UNIQUE("org_id","key","standard_version"),
	CONSTRAINT "compliance_standard_status_wrong_state" CHECK ("compliance_standard"."status" in ('draft', 'published', 'retired')),
	CONSTRAINT "compliance_standard_source_broken" CHECK ("compliance_standard"."source" in ('imported', 'authored')),
	CONSTRAINT "compliance_standard_language_broken" CHECK ("compliance_standard"."language" in ('en', 'tr', 'ar')),
	CONSTRAINT "compliance_standard_published_broken" CHECK (("compliance_standard"."status" = 'draft') = ("compliance_standard"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "account_request" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"issuer" text,
	"subject" text,
	"asked_by" text NOT NULL,
	"declined_at" timestamp(3) with time zone,
	CONSTRAINT "account_request_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "account_request_kind_broken" UNIQUE("org_id","person_id","kind"),
	CONSTRAINT "account_request_kinds_broken" CHECK ("account_request"."kind" in ('address', 'link')),
	CONSTRAINT "account_request_link_broken" CHECK (("account_request"."kind" = 'link') = ("account_request"."issuer" is not null and "account_request"."subject" is not null))
);
--> statement-breakpoint
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
	CONSTRAINT "password_reset_org_id_person_id_token_hash_pk" PRIMARY KEY("org_id","person_id","token_hash")
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"has_second_factor" boolean NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"department_id" uuid,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"due_date" date,
	"reviewer_id" uuid,
	"groups_in_scope" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_dashboard" boolean DEFAULT false NOT NULL,
	"tier" integer,
	"baseline_id" uuid,
	"returned" jsonb,
	"hash" text,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp(3) with time zone,
	"approved_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['draft','in_progress','submitted','approved','superseded','archived'], status)) STORED NOT NULL,
	"framework" text NOT NULL,
	"framework_id" uuid,
	"framework_version" text NOT NULL,
	"content_version" integer NOT NULL,
	"figures" jsonb,
	"whole" jsonb GENERATED ALWAYS AS (figures -> 'whole') STORED,
	CONSTRAINT "maturity_assessment_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "maturity_assessment_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "maturity_assessment_status_wrong_state" CHECK ("maturity_assessment"."status" in ('draft', 'in_progress', 'submitted', 'approved', 'superseded', 'archived')),
	CONSTRAINT "maturity_assessment_tier_broken" CHECK ("maturity_assessment"."tier" between 1 and 4),
	CONSTRAINT "maturity_assessment_framework_id_broken" CHECK (("maturity_assessment"."framework" = 'custom') = ("maturity_assessment"."framework_id" is not null)),
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"access" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"sent_count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"access_ends_at" timestamp(3) with time zone,
	CONSTRAINT "invitation_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "invitation_status_broken" CHECK ("invitation"."status" in ('pending', 'accepted', 'expired', 'revoked')),
	CONSTRAINT "invitation_type_broken" CHECK ("invitation"."type" in ('Admin', 'Staff', 'User', 'Auditor')),
	CONSTRAINT "invitation_external_broken" CHECK (("invitation"."type" = 'Auditor') = ("invitation"."access_ends_at" is not null)),
	CONSTRAINT "invitation_access_broken" CHECK ("invitation"."access" in ('lead', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "account_place" (
	"address_hash" char(64) NOT NULL,
	"organisation_id" uuid NOT NULL,
	CONSTRAINT "account_place_address_hash_organisation_id_pk" PRIMARY KEY("address_hash","organisation_id")
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
	"token_ends_at" timestamp(3) with time zone,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone,
	"error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mail_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "mail_status_broken" CHECK ("mail"."status" in ('waiting', 'sent', 'kept', 'failed')),
	CONSTRAINT "mail_token_broken" CHECK ("mail"."token" is null or "mail"."token_ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "mail_domain" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"language" text NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"failed_at" timestamp(3) with time zone,
	"status" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "contact_query_captcha_broken" UNIQUE("captcha"),
	CONSTRAINT "contact_query_language_broken" CHECK ("contact_query"."language" in ('en', 'tr', 'ar')),
	CONSTRAINT "contact_query_status_broken" CHECK ("contact_query"."status" in ('new', 'answered', 'spam')),
	CONSTRAINT "contact_query_message_broken" CHECK (length("contact_query"."message") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "risk_category" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
	"residual_cap" numeric(3, 2) DEFAULT 0.95 NOT NULL,
	"untested_factor" numeric(3, 2) DEFAULT 0.5 NOT NULL,
	"stale_factor" numeric(3, 2) DEFAULT 0.5 NOT NULL,
	"activated_at" timestamp(3) with time zone,
	CONSTRAINT "risk_model_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_model_number_model_number_taken" UNIQUE("org_id","number"),
	CONSTRAINT "risk_model_residual_cap_broken" CHECK ("risk_model"."residual_cap" between 0 and 1 and "risk_model"."untested_factor" between 0 and 1 and "risk_model"."stale_factor" between 0 and 1)
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
	"n" integer NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"entry_number" integer NOT NULL,
	"raised_on" date NOT NULL,
	"model_version" integer,
	"review_on" date,
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
	"assets" text[] DEFAULT '{}' NOT NULL,
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
	"residual_basis" text DEFAULT 'computed' NOT NULL,
	"computed_likelihood" smallint,
	"computed_consequence" smallint,
	"computed_level" smallint,
	"working_controls" smallint DEFAULT 0 NOT NULL,
	"open_plans" smallint DEFAULT 0 NOT NULL,
	"appetite_level" smallint,
	"residual_stale_on" date,
	"residual_reopens_on" date,
	"residual_explanation" jsonb,
	"target_likelihood" smallint,
	"target_consequence" smallint,
	"target_level" smallint,
	"target_basis" text DEFAULT 'computed' NOT NULL,
	"treatment" text DEFAULT 'undecided' NOT NULL,
	"treatment_note" text,
	"transfer" jsonb,
	"accepted_until" date,
	"avoidance" jsonb,
	"request" jsonb,
	"status" text DEFAULT 'created' NOT NULL,
	"triage" text NOT NULL,
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
	CONSTRAINT "risk_entry_number_broken" UNIQUE("org_id","entry_number"),
	CONSTRAINT "risk_status_wrong_state" CHECK ("risk"."status" in ('created', 'accepted', 'avoided', 'mitigated', 'transferred', 'closed')),
	CONSTRAINT "risk_triage_triage_incomplete" CHECK ("risk"."triage" = 'submitted' or ("risk"."owner_id" is not null and "risk"."category_id" is not null) or "risk"."status" = 'closed' or "risk"."deleted_at" is not null),
	CONSTRAINT "risk_treatment_treatment_unknown" CHECK ("risk"."treatment" in ('undecided', 'mitigate', 'accept', 'avoid', 'transfer')),
	CONSTRAINT "risk_closed_reason_missing" CHECK (("risk"."status" = 'closed') = ("risk"."closed" is not null)),
	CONSTRAINT "risk_inherent_rating_broken" CHECK (("risk"."inherent_likelihood" is null) = ("risk"."inherent_consequence" is null) and ("risk"."inherent_likelihood" is null) = ("risk"."inherent_level" is null) and coalesce("risk"."inherent_likelihood", 1) between 1 and 7 and coalesce("risk"."inherent_consequence", 1) between 1 and 7),
	CONSTRAINT "risk_residual_rating_broken" CHECK (("risk"."residual_likelihood" is null) = ("risk"."residual_consequence" is null) and ("risk"."residual_likelihood" is null) = ("risk"."residual_level" is null) and coalesce("risk"."residual_likelihood", 1) between 1 and 7 and coalesce("risk"."residual_consequence", 1) between 1 and 7),
	CONSTRAINT "risk_residual_basis_broken" CHECK ("risk"."residual_basis" in ('computed', 'override')),
	CONSTRAINT "risk_target_basis_broken" CHECK ("risk"."target_basis" in ('computed', 'stated')),
	CONSTRAINT "risk_computed_rating_broken" CHECK (("risk"."computed_likelihood" is null) = ("risk"."computed_consequence" is null) and ("risk"."computed_likelihood" is null) = ("risk"."computed_level" is null) and coalesce("risk"."computed_likelihood", 1) between 1 and 7 and coalesce("risk"."computed_consequence", 1) between 1 and 7),
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"colour" text,
	CONSTRAINT "risk_tag_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_tag_name_tag_name_taken" UNIQUE("org_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "acceptance_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"acceptance_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "acceptance_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "acceptance_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acceptance_risk" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"acceptance_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"frozen_rank" smallint,
	CONSTRAINT "acceptance_risk_org_id_acceptance_id_risk_id_pk" PRIMARY KEY("org_id","acceptance_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "acceptance_rule" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"second_approver" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acceptance" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"department_id" uuid,
	"expires_on" date NOT NULL,
	"approver_id" uuid NOT NULL,
	"second_approver_id" uuid,
	"justification" text NOT NULL,
	"conditions" text,
	"starts_on" date,
	"submitted_at" timestamp(3) with time zone,
	"sha256" text,
	"first_decision" jsonb,
	"decision" jsonb,
	"ended" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['draft','submitted','approved','rejected','revoked','expired','stale','superseded'], status)) STORED NOT NULL,
	"expires_on_sort" date GENERATED ALWAYS AS (coalesce(expires_on, '9999-12-31'::date)) STORED NOT NULL,
	"is_over" boolean GENERATED ALWAYS AS (not (status in ('draft', 'submitted', 'approved'))) STORED NOT NULL,
	"requested_by" uuid NOT NULL,
	"frozen" jsonb,
	"level" smallint,
	"approver_type" text,
	CONSTRAINT "acceptance_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "acceptance_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "acceptance_status_wrong_state" CHECK ("acceptance"."status" in ('draft', 'submitted', 'approved', 'rejected', 'revoked', 'expired', 'stale', 'superseded')),
	CONSTRAINT "acceptance_frozen_broken" CHECK (("acceptance"."status" = 'draft') = ("acceptance"."frozen" is null) and ("acceptance"."frozen" is null) = ("acceptance"."sha256" is null)),
	CONSTRAINT "acceptance_second_approver_id_broken" CHECK ("acceptance"."second_approver_id" <> "acceptance"."approver_id" and "acceptance"."second_approver_id" <> "acceptance"."requested_by"),
	CONSTRAINT "acceptance_first_decision_broken" CHECK ("acceptance"."first_decision" is null or "acceptance"."second_approver_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "appetite" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"scope" text NOT NULL,
	"department_id" uuid,
	"category_id" uuid,
	"max_level" smallint,
	"cells" jsonb,
	"statement" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"approver_id" uuid NOT NULL,
	"compared_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "appetite_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "appetite_scope_broken" CHECK ("appetite"."scope" in ('organisation', 'department', 'category')),
	CONSTRAINT "appetite_department_id_broken" CHECK (("appetite"."scope" = 'department') = ("appetite"."department_id" is not null) and ("appetite"."scope" = 'category') = ("appetite"."category_id" is not null)),
	CONSTRAINT "appetite_max_level_broken" CHECK (("appetite"."max_level" is null) <> ("appetite"."cells" is null)),
	CONSTRAINT "appetite_valid_to_broken" CHECK ("appetite"."valid_to" is null or "appetite"."valid_to" >= "appetite"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "calendar_feed_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "control_test_control" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"test_id" uuid NOT NULL,
	"control_id" uuid NOT NULL,
	CONSTRAINT "control_test_control_org_id_test_id_control_id_pk" PRIMARY KEY("org_id","test_id","control_id")
);
--> statement-breakpoint
CREATE TABLE "control_test" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"method" text NOT NULL,
	"procedure" text NOT NULL,
	"population" text,
	"sample" text,
	"tester_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"planned_on" date NOT NULL,
	"done_on" date,
	"result" text,
	"exceptions" text,
	"returned" jsonb,
	"approved_at" timestamp(3) with time zone,
	CONSTRAINT "control_test_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "control_test_status_wrong_state" CHECK ("control_test"."status" in ('planned', 'running', 'awaiting_review', 'approved', 'returned')),
	CONSTRAINT "control_test_method_broken" CHECK ("control_test"."method" in ('inquiry', 'observation', 'inspection', 'reperformance', 'automated')),
	CONSTRAINT "control_test_result_broken" CHECK ("control_test"."result" in ('pass', 'pass_with_exceptions', 'fail', 'inconclusive')),
	CONSTRAINT "control_test_reviewer_id_same_person" CHECK ("control_test"."tester_id" <> "control_test"."reviewer_id"),
	CONSTRAINT "control_test_done_broken" CHECK ("control_test"."status" not in ('awaiting_review', 'approved') or ("control_test"."result" is not null and "control_test"."done_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "control_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"control_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "control_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "control_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "control" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"description" text,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"function" text,
	"frequency" text,
	"department_id" uuid,
	"provider" text,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"maturity_level" integer,
	"desired_maturity" integer,
	"statement" text,
	"test_every_days" integer,
	"implemented_on" date,
	"cost_build" bigint,
	"cost_run" bigint,
	"cost_years" integer,
	"merged_into_id" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['planned','in_progress','implemented','degraded','retired'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"last_test_id" uuid,
	"last_test_result" text,
	"last_tested_on" date,
	"next_test_on" date GENERATED ALWAYS AS (case when status in ('implemented', 'degraded') then coalesce(last_tested_on, implemented_on) + test_every_days end) STORED,
	CONSTRAINT "control_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "control_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "control_status_wrong_state" CHECK ("control"."status" in ('planned', 'in_progress', 'implemented', 'degraded', 'retired')),
	CONSTRAINT "control_kind_broken" CHECK ("control"."kind" in ('policy', 'process', 'technical', 'physical', 'people')),
	CONSTRAINT "control_action_broken" CHECK ("control"."action" in ('preventive', 'detective', 'corrective', 'deterrent')),
	CONSTRAINT "control_function_broken" CHECK ("control"."function" in ('govern', 'identify', 'protect', 'detect', 'respond', 'recover')),
	CONSTRAINT "control_frequency_broken" CHECK ("control"."frequency" in ('continuous', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'as_needed')),
	CONSTRAINT "control_maturity_level_broken" CHECK ("control"."maturity_level" between 0 and 5),
	CONSTRAINT "control_desired_maturity_broken" CHECK ("control"."desired_maturity" between 0 and 5),
	CONSTRAINT "control_test_every_days_broken" CHECK ("control"."test_every_days" between 1 and 1095),
	CONSTRAINT "control_cost_build_broken" CHECK ("control"."cost_build" between 0 and 10000000000000),
	CONSTRAINT "control_cost_run_broken" CHECK ("control"."cost_run" between 0 and 10000000000000),
	CONSTRAINT "control_cost_years_broken" CHECK ("control"."cost_years" between 1 and 30),
	CONSTRAINT "control_last_test_result_broken" CHECK ("control"."last_test_result" in ('pass', 'pass_with_exceptions', 'fail', 'inconclusive')),
	CONSTRAINT "control_last_test_broken" CHECK (("control"."last_test_id" is null) = ("control"."last_test_result" is null) and ("control"."last_test_id" is null) = ("control"."last_tested_on" is null)),
	CONSTRAINT "control_merged_into_id_broken" CHECK ("control"."merged_into_id" is null or "control"."status" = 'retired')
);
--> statement-breakpoint
CREATE TABLE "evidence_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"evidence_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "evidence_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "evidence_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_link" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"part_of_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "evidence_link_org_id_object_type_object_id_evidence_id_pk" PRIMARY KEY("org_id","object_type","object_id","evidence_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_revision" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"evidence_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"file_id" uuid,
	"url" text,
	"record_type" text,
	"record_id" uuid,
	"statement" text,
	"sha256" char(64) NOT NULL,
	"note" text,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"by" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "evidence_revision_org_id_evidence_id_n_pk" PRIMARY KEY("org_id","evidence_id","n"),
	CONSTRAINT "evidence_revision_content_broken" CHECK (num_nonnulls("evidence_revision"."file_id", "evidence_revision"."url", "evidence_revision"."record_id", "evidence_revision"."statement") = 1 and ("evidence_revision"."record_type" is null) = ("evidence_revision"."record_id" is null))
);
--> statement-breakpoint
CREATE TABLE "evidence_staleness" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"stale_on" date NOT NULL,
	"effect_on" date NOT NULL,
	"effect" text NOT NULL,
	CONSTRAINT "evidence_staleness_org_id_object_type_object_id_evidence_id_pk" PRIMARY KEY("org_id","object_type","object_id","evidence_id"),
	CONSTRAINT "evidence_staleness_effect_broken" CHECK ("evidence_staleness"."effect" in ('flag', 'partial', 'unproven')),
	CONSTRAINT "evidence_staleness_effect_on_broken" CHECK ("evidence_staleness"."effect_on" >= "evidence_staleness"."stale_on")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"request" text,
	"due_date" date,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"reviewer_id" uuid,
	"department_id" uuid,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"valid_for_days" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"source" text,
	"confidential" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"accepted_revision" integer,
	"decided_revision" integer,
	"awaiting_revision" integer,
	"rejection" text,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['requested','submitted','accepted','rejected','expired','withdrawn'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"expires_on" date GENERATED ALWAYS AS (coalesce(effective_to, effective_from) + valid_for_days) STORED,
	CONSTRAINT "evidence_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "evidence_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "evidence_status_wrong_state" CHECK ("evidence"."status" in ('requested', 'submitted', 'accepted', 'rejected', 'expired', 'withdrawn')),
	CONSTRAINT "evidence_kind_broken" CHECK ("evidence"."kind" in ('file', 'link', 'record', 'statement')),
	CONSTRAINT "evidence_valid_for_days_broken" CHECK ("evidence"."valid_for_days" between 1 and 3650),
	CONSTRAINT "evidence_effective_to_broken" CHECK ("evidence"."effective_from" <= "evidence"."effective_to"),
	CONSTRAINT "evidence_tags_broken" CHECK (cardinality("evidence"."tags") <= 10),
	CONSTRAINT "evidence_revision_broken" CHECK (coalesce("evidence"."accepted_revision", 0) <= "evidence"."revision" and coalesce("evidence"."decided_revision", 0) <= "evidence"."revision" and coalesce("evidence"."awaiting_revision", 0) <= "evidence"."revision")
);
--> statement-breakpoint
CREATE TABLE "indicator_reading" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"indicator_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" date NOT NULL,
	"value" double precision NOT NULL,
	"note" text,
	"source" text,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"by" uuid,
	"by_name" text NOT NULL,
	CONSTRAINT "indicator_reading_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "indicator" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"risk_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"direction" text NOT NULL,
	"amber" double precision NOT NULL,
	"red" double precision NOT NULL,
	"cadence" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"added_on" date NOT NULL,
	"next_on" date NOT NULL,
	CONSTRAINT "indicator_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "indicator_direction_broken" CHECK ("indicator"."direction" in ('higher_worse', 'lower_worse')),
	CONSTRAINT "indicator_cadence_broken" CHECK ("indicator"."cadence" in ('daily', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly')),
	CONSTRAINT "indicator_red_indicator_limits_backwards" CHECK (case "indicator"."direction" when 'higher_worse' then "indicator"."amber" < "indicator"."red" else "indicator"."amber" > "indicator"."red" end)
);
--> statement-breakpoint
CREATE TABLE "plan_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "plan_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_gap" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"plan_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"expected_level" smallint NOT NULL,
	CONSTRAINT "plan_gap_org_id_plan_id_assessment_id_question_id_pk" PRIMARY KEY("org_id","plan_id","assessment_id","question_id"),
	CONSTRAINT "plan_gap_expected_level_broken" CHECK ("plan_gap"."expected_level" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "plan_risk" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"plan_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "plan_risk_org_id_plan_id_risk_id_pk" PRIMARY KEY("org_id","plan_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"objective" text,
	"description" text,
	"control_id" uuid NOT NULL,
	"owner_id" uuid,
	"approver_id" uuid,
	"department_id" uuid,
	"priority" smallint DEFAULT 3 NOT NULL,
	"start_on" date,
	"due_on" date,
	"first_due_on" date,
	"reschedules" integer DEFAULT 0 NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"budget" bigint,
	"spent" bigint,
	"effort_days" integer,
	"expected_design" smallint,
	"expected_status" text,
	"expected_maturity_level" smallint,
	"request" jsonb,
	"status_reason" jsonb,
	"result_note" text,
	"started_at" timestamp(3) with time zone,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp(3) with time zone,
	"approved_by" uuid,
	"completed_at" timestamp(3) with time zone,
	"completed_by" uuid,
	"validated_at" timestamp(3) with time zone,
	"validated_by" uuid,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['draft','submitted','approved','in_progress','on_hold','completed','validated','rejected','cancelled'], status)) STORED NOT NULL,
	"search_text" text collate "C" DEFAULT '' NOT NULL,
	"due_on_sort" date GENERATED ALWAYS AS (coalesce(due_on, '9999-12-31'::date)) STORED NOT NULL,
	"is_over" boolean GENERATED ALWAYS AS (not (status in ('draft', 'submitted', 'approved', 'in_progress', 'on_hold', 'completed'))) STORED NOT NULL,
	"origin_kind" text,
	"origin_id" uuid,
	CONSTRAINT "plan_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "plan_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "plan_status_wrong_state" CHECK ("plan"."status" in ('draft', 'submitted', 'approved', 'in_progress', 'on_hold', 'completed', 'validated', 'rejected', 'cancelled')),
	CONSTRAINT "plan_priority_broken" CHECK ("plan"."priority" between 1 and 4),
	CONSTRAINT "plan_reschedules_broken" CHECK ("plan"."reschedules" between 0 and 10000),
	CONSTRAINT "plan_progress_broken" CHECK ("plan"."progress" between 0 and 100),
	CONSTRAINT "plan_budget_broken" CHECK ("plan"."budget" between 0 and 10000000000000),
	CONSTRAINT "plan_spent_broken" CHECK ("plan"."spent" between 0 and 10000000000000),
	CONSTRAINT "plan_effort_days_broken" CHECK ("plan"."effort_days" between 0 and 5000),
	CONSTRAINT "plan_expected_design_broken" CHECK ("plan"."expected_design" between 0 and 100),
	CONSTRAINT "plan_expected_status_broken" CHECK ("plan"."expected_status" in ('in_progress', 'implemented')),
	CONSTRAINT "plan_expected_maturity_level_broken" CHECK ("plan"."expected_maturity_level" between 0 and 5),
	CONSTRAINT "plan_origin_kind_broken" CHECK ("plan"."origin_kind" in ('risk', 'compliance', 'maturity', 'finding', 'pia')),
	CONSTRAINT "plan_origin_id_broken" CHECK (("plan"."origin_kind" is null) = ("plan"."origin_id" is null)),
	CONSTRAINT "plan_dates_backwards" CHECK ("plan"."start_on" <= "plan"."due_on")
);
--> statement-breakpoint
CREATE TABLE "quantification_setting" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "quantification_setting_org_id_pk" PRIMARY KEY("org_id")
);
--> statement-breakpoint
CREATE TABLE "risk_quantification" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"risk_id" uuid NOT NULL,
	"probability" double precision NOT NULL,
	"loss_low" bigint NOT NULL,
	"loss_high" bigint NOT NULL,
	"rationale" text NOT NULL,
	"seed" bigint NOT NULL,
	"method" smallint NOT NULL,
	"simulation" jsonb NOT NULL,
	"simulated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "risk_quantification_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_quantification_risk_id_stale_version" UNIQUE("org_id","risk_id"),
	CONSTRAINT "risk_quantification_probability_broken" CHECK ("risk_quantification"."probability" > 0 and "risk_quantification"."probability" <= 1),
	CONSTRAINT "risk_quantification_loss_high_broken" CHECK ("risk_quantification"."loss_low" > 0 and "risk_quantification"."loss_high" > "risk_quantification"."loss_low")
);
--> statement-breakpoint
CREATE TABLE "residual_due" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"control_id" uuid,
	"risk_id" uuid,
	"after_risk" uuid,
	"cause" text NOT NULL,
	"noted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "residual_due_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "residual_due_target_broken" CHECK ("residual_due"."control_id" is null or "residual_due"."risk_id" is null),
	CONSTRAINT "residual_due_cause_broken" CHECK ("residual_due"."cause" in ('control_changed', 'control_tested', 'control_linked', 'control_unlinked', 'evidence_changed', 'plan_changed', 'appetite_changed', 'rating_changed', 'day_came'))
);
--> statement-breakpoint
CREATE TABLE "risk_control" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"risk_id" uuid NOT NULL,
	"control_id" uuid NOT NULL,
	"acts_on" text NOT NULL,
	"design" smallint NOT NULL,
	"note" text,
	"since" date NOT NULL,
	CONSTRAINT "risk_control_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "risk_control_control_id_already_linked" UNIQUE("org_id","risk_id","control_id"),
	CONSTRAINT "risk_control_acts_on_broken" CHECK ("risk_control"."acts_on" in ('likelihood', 'consequence', 'both')),
	CONSTRAINT "risk_control_design_broken" CHECK ("risk_control"."design" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "task_assignee" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"task_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "task_assignee_org_id_task_id_person_id_pk" PRIMARY KEY("org_id","task_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "task_blocker" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"task_id" uuid NOT NULL,
	"blocker_id" uuid NOT NULL,
	CONSTRAINT "task_blocker_org_id_task_id_blocker_id_pk" PRIMARY KEY("org_id","task_id","blocker_id")
);
--> statement-breakpoint
CREATE TABLE "task_comment" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"task_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"resolved" jsonb,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "task_comment_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_counter" (
	"org_id" uuid PRIMARY KEY DEFAULT current_org() NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"ref" text NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"description" text,
	"reviewer_id" uuid,
	"department_id" uuid,
	"priority" smallint DEFAULT 3 NOT NULL,
	"start_on" date,
	"due_on" date,
	"done_at" timestamp(3) with time zone,
	"weight" integer DEFAULT 1 NOT NULL,
	"evidence_required" boolean DEFAULT false NOT NULL,
	"estimate_h" double precision,
	"spent_h" double precision,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked_reason" text,
	"recurrence_rule" text,
	"recurrence_mode" text,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"ref_sort" text collate "C" GENERATED ALWAYS AS (lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')) STORED NOT NULL,
	"status_sort" smallint GENERATED ALWAYS AS (array_position(array['todo','in_progress','blocked','in_review','done','cancelled'], status)) STORED NOT NULL,
	"due_on_sort" date GENERATED ALWAYS AS (coalesce(due_on, '9999-12-31'::date)) STORED NOT NULL,
	"is_over" boolean GENERATED ALWAYS AS (not (status in ('todo', 'in_progress', 'blocked', 'in_review'))) STORED NOT NULL,
	"parent_kind" text DEFAULT 'none' NOT NULL,
	"parent_id" uuid,
	"recurs_from" date,
	"next_on" date,
	"template_id" uuid,
	CONSTRAINT "task_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "task_ref_ref_taken" UNIQUE("org_id","ref"),
	CONSTRAINT "task_status_wrong_state" CHECK ("task"."status" in ('todo', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled')),
	CONSTRAINT "task_priority_broken" CHECK ("task"."priority" between 1 and 4),
	CONSTRAINT "task_weight_broken" CHECK ("task"."weight" between 1 and 100),
	CONSTRAINT "task_recurrence_mode_broken" CHECK ("task"."recurrence_mode" in ('after_done', 'by_day')),
	CONSTRAINT "task_parent_kind_broken" CHECK ("task"."parent_kind" in ('none', 'risk', 'cip', 'control_test', 'compliance_control', 'finding')),
	CONSTRAINT "task_parent_id_broken" CHECK (("task"."parent_kind" = 'none') = ("task"."parent_id" is null) and ("task"."parent_kind" = 'none' or "task"."department_id" is null)),
	CONSTRAINT "task_recurrence_broken" CHECK (("task"."recurrence_rule" is null) = ("task"."recurrence_mode" is null) and ("task"."recurrence_rule" is null) = ("task"."recurs_from" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "file_chunk" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"file_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_chunk_org_id_file_id_n_pk" PRIMARY KEY("org_id","file_id","n"),
	CONSTRAINT "file_chunk_n_broken" CHECK ("file_chunk"."n" >= 0 and octet_length("file_chunk"."content") > 0)
);
--> statement-breakpoint
CREATE TABLE "file" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" char(64),
	"completed_at" timestamp(3) with time zone,
	"scanned" text,
	"for_type" text,
	"for_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "file_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "file_purpose_broken" CHECK ("file"."purpose" in ('picture', 'logo', 'cover', 'attachment', 'comment', 'evidence')),
	CONSTRAINT "file_scanned_broken" CHECK ("file"."scanned" in ('pending', 'clean', 'blocked')),
	CONSTRAINT "file_size_broken" CHECK ("file"."size" > 0),
	CONSTRAINT "file_completed_broken" CHECK (("file"."sha256" is null) = ("file"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "kept_count" (
	"org_id" uuid DEFAULT current_org() NOT NULL,
	"record" text NOT NULL,
	"role" text NOT NULL,
	"person_id" uuid,
	"department_id" uuid,
	"status" text NOT NULL,
	"is_confidential" boolean NOT NULL,
	"n" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
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
	"seal" text NOT NULL,
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
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"type" text NOT NULL,
	"org_editor" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"access_ends_at" timestamp(3) with time zone,
	"password_hash" text NOT NULL,
	"first_logging_in" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_ends_at" timestamp(3) with time zone,
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
	CONSTRAINT "person_absence_broken" CHECK (("person"."absent_from" is null) = ("person"."absent_to" is null) and ("person"."absent_from" is null) = ("person"."delegate_id" is null) and coalesce("person"."absent_from" <= "person"."absent_to" and "person"."delegate_id" <> "person"."id", true)),
	CONSTRAINT "person_status_broken" CHECK ("person"."status" in ('active', 'external', 'deactivated')),
	CONSTRAINT "person_external_broken" CHECK (("person"."type" = 'Auditor') = ("person"."access_ends_at" is not null) and case when "person"."type" = 'Auditor' then "person"."status" <> 'active' and "person"."delegate_id" is null and not "person"."org_editor" else "person"."status" <> 'external' end)
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
	"approved_at" timestamp(3) with time zone,
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
ALTER TABLE "board_label" ADD CONSTRAINT "board_label_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_list" ADD CONSTRAINT "board_list_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_member" ADD CONSTRAINT "board_member_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_member" ADD CONSTRAINT "board_member_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_subscriber" ADD CONSTRAINT "board_subscriber_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_subscriber" ADD CONSTRAINT "board_subscriber_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_comment" ADD CONSTRAINT "card_comment_record_not_found" FOREIGN KEY ("org_id","card_id") REFERENCES "public"."card"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_comment" ADD CONSTRAINT "card_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."card_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_label" ADD CONSTRAINT "card_label_card_id_not_found" FOREIGN KEY ("org_id","card_id") REFERENCES "public"."card"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_label" ADD CONSTRAINT "card_label_label_id_label_unknown" FOREIGN KEY ("org_id","label_id") REFERENCES "public"."board_label"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_member" ADD CONSTRAINT "card_member_card_id_not_found" FOREIGN KEY ("org_id","card_id") REFERENCES "public"."card"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_member" ADD CONSTRAINT "card_member_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_list_id_list_unknown" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."board_list"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_task_id_task_unknown" FOREIGN KEY ("org_id","task_id") REFERENCES "public"."task"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_cover_id_file_missing" FOREIGN KEY ("org_id","cover_id") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_cover_of_file_missing" FOREIGN KEY ("org_id","cover_of") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_source" ADD CONSTRAINT "board_source_board_id_not_found" FOREIGN KEY ("org_id","board_id") REFERENCES "public"."board"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_person_id_mention_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_file_id_not_found" FOREIGN KEY ("org_id","file_id") REFERENCES "public"."file"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment_comment" ADD CONSTRAINT "compliance_assessment_comment_record_not_found" FOREIGN KEY ("org_id","compliance_assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment_comment" ADD CONSTRAINT "compliance_assessment_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."compliance_assessment_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_lead_id_person_unknown" FOREIGN KEY ("org_id","lead_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_reviewer_id_person_unknown" FOREIGN KEY ("org_id","reviewer_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_approved_by_person_unknown" FOREIGN KEY ("org_id","approved_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_baseline_id_baseline_unknown" FOREIGN KEY ("org_id","baseline_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_remainder_of_id_not_found" FOREIGN KEY ("org_id","remainder_of_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_snapshot" ADD CONSTRAINT "compliance_snapshot_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_snapshot" ADD CONSTRAINT "compliance_snapshot_taken_by_person_unknown" FOREIGN KEY ("org_id","taken_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_auditor" ADD CONSTRAINT "compliance_auditor_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_auditor" ADD CONSTRAINT "compliance_auditor_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_figure" ADD CONSTRAINT "compliance_figure_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_follow" ADD CONSTRAINT "compliance_follow_follower_id_follows_unknown" FOREIGN KEY ("org_id","follower_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_follow" ADD CONSTRAINT "compliance_follow_followed_id_follows_unknown" FOREIGN KEY ("org_id","followed_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_comment" ADD CONSTRAINT "control_assessment_comment_record_not_found" FOREIGN KEY ("org_id","control_assessment_id") REFERENCES "public"."control_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_comment" ADD CONSTRAINT "control_assessment_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."control_assessment_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_link" ADD CONSTRAINT "control_assessment_link_control_assessment_id_not_found" FOREIGN KEY ("org_id","control_assessment_id") REFERENCES "public"."control_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_link" ADD CONSTRAINT "control_assessment_link_control_id_object_unknown" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_link" ADD CONSTRAINT "control_assessment_link_risk_id_object_unknown" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment_link" ADD CONSTRAINT "control_assessment_link_plan_id_object_unknown" FOREIGN KEY ("org_id","plan_id") REFERENCES "public"."plan"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment" ADD CONSTRAINT "control_assessment_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment" ADD CONSTRAINT "control_assessment_carried_from_not_found" FOREIGN KEY ("org_id","carried_from") REFERENCES "public"."control_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment" ADD CONSTRAINT "control_assessment_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment" ADD CONSTRAINT "control_assessment_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_assessment" ADD CONSTRAINT "control_assessment_decided_by_person_unknown" FOREIGN KEY ("org_id","decided_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_respondent" ADD CONSTRAINT "control_respondent_control_assessment_id_not_found" FOREIGN KEY ("org_id","control_assessment_id") REFERENCES "public"."control_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_respondent" ADD CONSTRAINT "control_respondent_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_respondent" ADD CONSTRAINT "control_respondent_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_mapping" ADD CONSTRAINT "compliance_mapping_created_by_person_unknown" FOREIGN KEY ("org_id","created_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_mapping" ADD CONSTRAINT "compliance_mapping_confirmed_by_person_unknown" FOREIGN KEY ("org_id","confirmed_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_mapping_set_aside" ADD CONSTRAINT "compliance_mapping_set_aside_set_aside_by_person_unknown" FOREIGN KEY ("org_id","set_aside_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_comment" ADD CONSTRAINT "finding_comment_record_not_found" FOREIGN KEY ("org_id","finding_id") REFERENCES "public"."finding"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_comment" ADD CONSTRAINT "finding_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."finding_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_control_id_control_unknown" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_plan_id_not_found" FOREIGN KEY ("org_id","plan_id") REFERENCES "public"."plan"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_resolved_by_person_unknown" FOREIGN KEY ("org_id","resolved_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_verified_by_person_unknown" FOREIGN KEY ("org_id","verified_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_assessment_id_source_unknown" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_control_assessment_id_source_unknown" FOREIGN KEY ("org_id","control_assessment_id") REFERENCES "public"."control_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_control_test_id_source_unknown" FOREIGN KEY ("org_id","control_test_id") REFERENCES "public"."control_test"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_risk_id_source_unknown" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soa_version" ADD CONSTRAINT "soa_version_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."compliance_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soa_version" ADD CONSTRAINT "soa_version_published_by_person_unknown" FOREIGN KEY ("org_id","published_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_requirement" ADD CONSTRAINT "compliance_requirement_standard_id_not_found" FOREIGN KEY ("org_id","standard_id") REFERENCES "public"."compliance_standard"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_standard_document" ADD CONSTRAINT "compliance_standard_document_standard_id_not_found" FOREIGN KEY ("org_id","standard_id") REFERENCES "public"."compliance_standard"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_standard" ADD CONSTRAINT "compliance_standard_published_by_person_unknown" FOREIGN KEY ("org_id","published_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_baseline_id_baseline_unknown" FOREIGN KEY ("org_id","baseline_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_approved_by_person_unknown" FOREIGN KEY ("org_id","approved_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment" ADD CONSTRAINT "maturity_assessment_framework_id_framework_unknown" FOREIGN KEY ("org_id","framework_id","content_version") REFERENCES "public"."maturity_framework_edition"("org_id","framework_id","edition") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessor" ADD CONSTRAINT "maturity_assessor_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessor" ADD CONSTRAINT "maturity_assessor_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assignment" ADD CONSTRAINT "maturity_assignment_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assignment" ADD CONSTRAINT "maturity_assignment_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_snapshot" ADD CONSTRAINT "maturity_snapshot_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_snapshot" ADD CONSTRAINT "maturity_snapshot_taken_by_person_unknown" FOREIGN KEY ("org_id","taken_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maturity_assessment_comment" ADD CONSTRAINT "maturity_assessment_comment_record_not_found" FOREIGN KEY ("org_id","maturity_assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "risk_comment" ADD CONSTRAINT "risk_comment_record_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "acceptance_comment" ADD CONSTRAINT "acceptance_comment_record_not_found" FOREIGN KEY ("org_id","acceptance_id") REFERENCES "public"."acceptance"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_comment" ADD CONSTRAINT "acceptance_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."acceptance_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_risk" ADD CONSTRAINT "acceptance_risk_acceptance_id_not_found" FOREIGN KEY ("org_id","acceptance_id") REFERENCES "public"."acceptance"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_risk" ADD CONSTRAINT "acceptance_risk_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_approver_id_person_unknown" FOREIGN KEY ("org_id","approver_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_second_approver_id_person_unknown" FOREIGN KEY ("org_id","second_approver_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_requested_by_person_unknown" FOREIGN KEY ("org_id","requested_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appetite" ADD CONSTRAINT "appetite_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appetite" ADD CONSTRAINT "appetite_category_id_category_unknown" FOREIGN KEY ("org_id","category_id") REFERENCES "public"."risk_category"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appetite" ADD CONSTRAINT "appetite_approver_id_person_unknown" FOREIGN KEY ("org_id","approver_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_test_control" ADD CONSTRAINT "control_test_control_test_id_not_found" FOREIGN KEY ("org_id","test_id") REFERENCES "public"."control_test"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_test_control" ADD CONSTRAINT "control_test_control_control_id_not_found" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_test" ADD CONSTRAINT "control_test_tester_id_person_unknown" FOREIGN KEY ("org_id","tester_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_test" ADD CONSTRAINT "control_test_reviewer_id_person_unknown" FOREIGN KEY ("org_id","reviewer_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_comment" ADD CONSTRAINT "control_comment_record_not_found" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_comment" ADD CONSTRAINT "control_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."control_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control" ADD CONSTRAINT "control_merged_into_id_not_found" FOREIGN KEY ("org_id","merged_into_id") REFERENCES "public"."control"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_comment" ADD CONSTRAINT "evidence_comment_record_not_found" FOREIGN KEY ("org_id","evidence_id") REFERENCES "public"."evidence"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_comment" ADD CONSTRAINT "evidence_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."evidence_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_link" ADD CONSTRAINT "evidence_link_evidence_id_not_found" FOREIGN KEY ("org_id","evidence_id") REFERENCES "public"."evidence"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_revision" ADD CONSTRAINT "evidence_revision_evidence_id_not_found" FOREIGN KEY ("org_id","evidence_id") REFERENCES "public"."evidence"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_revision" ADD CONSTRAINT "evidence_revision_file_id_file_missing" FOREIGN KEY ("org_id","file_id") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_reviewer_id_person_unknown" FOREIGN KEY ("org_id","reviewer_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_decided_by_person_unknown" FOREIGN KEY ("org_id","decided_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_reading" ADD CONSTRAINT "indicator_reading_indicator_id_not_found" FOREIGN KEY ("org_id","indicator_id") REFERENCES "public"."indicator"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator" ADD CONSTRAINT "indicator_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator" ADD CONSTRAINT "indicator_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD CONSTRAINT "plan_comment_record_not_found" FOREIGN KEY ("org_id","plan_id") REFERENCES "public"."plan"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD CONSTRAINT "plan_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."plan_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_gap" ADD CONSTRAINT "plan_gap_plan_id_not_found" FOREIGN KEY ("org_id","plan_id") REFERENCES "public"."plan"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_gap" ADD CONSTRAINT "plan_gap_assessment_id_not_found" FOREIGN KEY ("org_id","assessment_id") REFERENCES "public"."maturity_assessment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_risk" ADD CONSTRAINT "plan_risk_plan_id_not_found" FOREIGN KEY ("org_id","plan_id") REFERENCES "public"."plan"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_risk" ADD CONSTRAINT "plan_risk_risk_id_risk_unknown" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_control_id_control_unknown" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_owner_id_person_unknown" FOREIGN KEY ("org_id","owner_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_approver_id_person_unknown" FOREIGN KEY ("org_id","approver_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_submitted_by_person_unknown" FOREIGN KEY ("org_id","submitted_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_approved_by_person_unknown" FOREIGN KEY ("org_id","approved_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_completed_by_person_unknown" FOREIGN KEY ("org_id","completed_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_validated_by_person_unknown" FOREIGN KEY ("org_id","validated_by") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_quantification" ADD CONSTRAINT "risk_quantification_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_control" ADD CONSTRAINT "risk_control_risk_id_not_found" FOREIGN KEY ("org_id","risk_id") REFERENCES "public"."risk"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_control" ADD CONSTRAINT "risk_control_control_id_control_unknown" FOREIGN KEY ("org_id","control_id") REFERENCES "public"."control"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_task_id_not_found" FOREIGN KEY ("org_id","task_id") REFERENCES "public"."task"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_blocker" ADD CONSTRAINT "task_blocker_task_id_not_found" FOREIGN KEY ("org_id","task_id") REFERENCES "public"."task"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_blocker" ADD CONSTRAINT "task_blocker_blocker_id_blocker_unknown" FOREIGN KEY ("org_id","blocker_id") REFERENCES "public"."task"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comment" ADD CONSTRAINT "task_comment_record_not_found" FOREIGN KEY ("org_id","task_id") REFERENCES "public"."task"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comment" ADD CONSTRAINT "task_comment_parent_id_comment_unknown" FOREIGN KEY ("org_id","parent_id") REFERENCES "public"."task_comment"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_reviewer_id_person_unknown" FOREIGN KEY ("org_id","reviewer_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_department_id_department_unknown" FOREIGN KEY ("org_id","department_id") REFERENCES "public"."department"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_template_id_not_found" FOREIGN KEY ("org_id","template_id") REFERENCES "public"."task"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_memory" ADD CONSTRAINT "screen_memory_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_file_id_not_found" FOREIGN KEY ("org_id","file_id") REFERENCES "public"."file"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file_part" ADD CONSTRAINT "job_file_part_job_id_not_found" FOREIGN KEY ("org_id","job_id") REFERENCES "public"."job"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_asked_by_person_unknown" FOREIGN KEY ("org_id","asked_by") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_domain" ADD CONSTRAINT "organisation_domain_organisation_id_organisation_address_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation_address"("organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_delegate_id_delegate_unknown" FOREIGN KEY ("org_id","delegate_id") REFERENCES "public"."person"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_user_image_file_missing" FOREIGN KEY ("org_id","user_image") REFERENCES "public"."file"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_unknown" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_label_by_board" ON "board_label" USING btree ("org_id","board_id");--> statement-breakpoint
CREATE INDEX "board_list_by_place" ON "board_list" USING btree ("org_id","board_id","rank","id") WHERE "board_list"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "board_list_by_board" ON "board_list" USING btree ("org_id","board_id");--> statement-breakpoint
CREATE INDEX "board_member_by_person" ON "board_member" USING btree ("org_id","person_id","board_id");--> statement-breakpoint
CREATE INDEX "board_subscriber_by_person" ON "board_subscriber" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "board_by_ref" ON "board" USING btree ("org_id","ref_sort","id") WHERE "board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "board_by_status" ON "board" USING btree ("org_id","status_sort","id") WHERE "board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "board_by_updated_at" ON "board" USING btree ("org_id","updated_at","id") WHERE "board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "board_by_name" ON "board" USING btree ("org_id","name","id") WHERE "board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "board_by_department" ON "board" USING btree ("org_id","department_id","id") WHERE "board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_comment_by_card" ON "card_comment" USING btree ("org_id","card_id","created_at");--> statement-breakpoint
CREATE INDEX "card_comment_by_parent" ON "card_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "card_label_by_label" ON "card_label" USING btree ("org_id","label_id","card_id");--> statement-breakpoint
CREATE INDEX "card_member_by_person" ON "card_member" USING btree ("org_id","person_id","card_id");--> statement-breakpoint
CREATE INDEX "card_by_ref" ON "card" USING btree ("org_id","ref_sort","id") WHERE "card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_by_status" ON "card" USING btree ("org_id","status_sort","id") WHERE "card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_by_updated_at" ON "card" USING btree ("org_id","updated_at","id") WHERE "card"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "card_task_id_task_on_board" ON "card" USING btree ("org_id","board_id","task_id") WHERE "card"."task_id" is not null and "card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_by_task" ON "card" USING btree ("org_id","task_id") WHERE "card"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "card_by_place" ON "card" USING btree ("org_id","list_id","rank","id") WHERE "card"."status" = 'active' and "card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_by_day" ON "card" USING btree ("org_id","due_on") WHERE "card"."due_on" is not null and "card"."status" = 'active' and "card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "card_by_cover" ON "card" USING btree ("org_id","cover_id") WHERE "card"."cover_id" is not null;--> statement-breakpoint
CREATE INDEX "card_by_cover_file" ON "card" USING btree ("org_id","cover_of") WHERE "card"."cover_of" is not null;--> statement-breakpoint
CREATE INDEX "card_by_list" ON "card" USING btree ("org_id","list_id");--> statement-breakpoint
CREATE INDEX "card_by_board" ON "card" USING btree ("org_id","board_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_source_source_id_source_there" ON "board_source" USING btree ("org_id","board_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "board_source_by_source" ON "board_source" USING btree ("org_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "comment_mention_by_time" ON "comment_mention" USING btree ("org_id","person_id","said_at","comment_id");--> statement-breakpoint
CREATE INDEX "comment_mention_by_comment" ON "comment_mention" USING btree ("org_id","comment_id");--> statement-breakpoint
CREATE INDEX "file_link_by_file" ON "file_link" USING btree ("org_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("org_id","person_id","once");--> statement-breakpoint
CREATE INDEX "notification_by_person" ON "notification" USING btree ("org_id","person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("org_id","person_id","created_at","id") WHERE "notification"."read_at" is null and "notification"."in_app";--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("org_id","person_id") WHERE "notification"."mail" is not null and "notification"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notification_by_time" ON "notification" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "compliance_assessment_comment_by_compliance_assessment" ON "compliance_assessment_comment" USING btree ("org_id","compliance_assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "compliance_assessment_comment_by_parent" ON "compliance_assessment_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_ref" ON "compliance_assessment" USING btree ("org_id","ref_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_status" ON "compliance_assessment" USING btree ("org_id","status_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_updated_at" ON "compliance_assessment" USING btree ("org_id","updated_at","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_name" ON "compliance_assessment" USING btree ("org_id","name","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_due_date" ON "compliance_assessment" USING btree ("org_id","due_date_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_department" ON "compliance_assessment" USING btree ("org_id","department_id","due_date_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_lead" ON "compliance_assessment" USING btree ("org_id","lead_id","due_date_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_reviewer" ON "compliance_assessment" USING btree ("org_id","reviewer_id","due_date_sort","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_period" ON "compliance_assessment" USING btree ("org_id","period_to","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_standard" ON "compliance_assessment" USING btree ("org_id","standard","period_to","id") WHERE "compliance_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_by_remainder_of" ON "compliance_assessment" USING btree ("org_id","remainder_of_id") WHERE "compliance_assessment"."remainder_of_id" is not null;--> statement-breakpoint
CREATE INDEX "compliance_assessment_current" ON "compliance_assessment" USING btree ("org_id","standard","department_id") WHERE "compliance_assessment"."deleted_at" is null and "compliance_assessment"."status" in ('draft', 'in_progress', 'in_review', 'approved');--> statement-breakpoint
CREATE INDEX "compliance_assessment_approved" ON "compliance_assessment" USING btree ("org_id","standard","department_id","period_to","id") WHERE "compliance_assessment"."deleted_at" is null and "compliance_assessment"."status" in ('approved', 'superseded');--> statement-breakpoint
CREATE INDEX "compliance_auditor_by_assessment" ON "compliance_auditor" USING btree ("org_id","assessment_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_auditor_open" ON "compliance_auditor" USING btree ("org_id","email") WHERE "compliance_auditor"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_auditor_by_person" ON "compliance_auditor" USING btree ("org_id","person_id") WHERE "compliance_auditor"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "compliance_follow_by_followed" ON "compliance_follow" USING btree ("org_id","followed_id");--> statement-breakpoint
CREATE INDEX "control_assessment_comment_by_control_assessment" ON "control_assessment_comment" USING btree ("org_id","control_assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "control_assessment_comment_by_parent" ON "control_assessment_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "control_assessment_link_by_control" ON "control_assessment_link" USING btree ("org_id","control_id");--> statement-breakpoint
CREATE INDEX "control_assessment_link_by_risk" ON "control_assessment_link" USING btree ("org_id","risk_id");--> statement-breakpoint
CREATE INDEX "control_assessment_link_by_plan" ON "control_assessment_link" USING btree ("org_id","plan_id");--> statement-breakpoint
CREATE INDEX "control_assessment_by_position" ON "control_assessment" USING btree ("org_id","assessment_id","position");--> statement-breakpoint
CREATE INDEX "control_assessment_at_top" ON "control_assessment" USING btree ("org_id","assessment_id","position") WHERE "control_assessment"."parent" is null;--> statement-breakpoint
CREATE INDEX "control_assessment_by_top" ON "control_assessment" USING btree ("org_id","assessment_id","top");--> statement-breakpoint
CREATE INDEX "control_assessment_by_carried_from" ON "control_assessment" USING btree ("org_id","carried_from") WHERE "control_assessment"."carried_from" is not null;--> statement-breakpoint
CREATE INDEX "control_assessment_by_owner" ON "control_assessment" USING btree ("org_id","owner_id");--> statement-breakpoint
CREATE INDEX "control_assessment_by_due_date" ON "control_assessment" USING btree ("org_id","due_date") WHERE "control_assessment"."due_date" is not null;--> statement-breakpoint
CREATE INDEX "control_assessment_by_proof_change" ON "control_assessment" USING btree ("org_id","proof_changes_on") WHERE "control_assessment"."proof_changes_on" is not null;--> statement-breakpoint
CREATE INDEX "control_assessment_open" ON "control_assessment" USING btree ("org_id","assessment_id","due_date","position") WHERE "control_assessment"."due_date" is not null and "control_assessment"."status" <> 'done' and "control_assessment"."is_applicable" and not "control_assessment"."is_parent";--> statement-breakpoint
CREATE INDEX "control_assessment_by_gap" ON "control_assessment" USING btree ("org_id","assessment_id",("weight" * (1 - "value")) desc,"position") WHERE "control_assessment"."value" is not null and "control_assessment"."result" <> 'compliant' and not "control_assessment"."is_parent";--> statement-breakpoint
CREATE INDEX "control_respondent_by_person" ON "control_respondent" USING btree ("org_id","person_id","assessment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_mapping_to_code_mapping_exists" ON "compliance_mapping" USING btree ("org_id",least("from_standard" || ' ' || "from_code", "to_standard" || ' ' || "to_code"),greatest("from_standard" || ' ' || "from_code", "to_standard" || ' ' || "to_code"));--> statement-breakpoint
CREATE INDEX "compliance_mapping_by_from" ON "compliance_mapping" USING btree ("org_id","from_standard","to_standard");--> statement-breakpoint
CREATE INDEX "compliance_mapping_by_to" ON "compliance_mapping" USING btree ("org_id","to_standard","from_standard");--> statement-breakpoint
CREATE INDEX "finding_comment_by_finding" ON "finding_comment" USING btree ("org_id","finding_id","created_at");--> statement-breakpoint
CREATE INDEX "finding_comment_by_parent" ON "finding_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "finding_by_ref" ON "finding" USING btree ("org_id","ref_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_status" ON "finding" USING btree ("org_id","status_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_updated_at" ON "finding" USING btree ("org_id","updated_at","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_title" ON "finding" USING btree ("org_id","title","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_kind" ON "finding" USING btree ("org_id","kind_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_severity" ON "finding" USING btree ("org_id","severity","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_due_date" ON "finding" USING btree ("org_id","due_date_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_owner" ON "finding" USING btree ("org_id","owner_id","due_date_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_department" ON "finding" USING btree ("org_id","department_id","due_date_sort","id") WHERE "finding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finding_by_control" ON "finding" USING btree ("org_id","control_id","id") WHERE "finding"."control_id" is not null;--> statement-breakpoint
CREATE INDEX "finding_by_plan" ON "finding" USING btree ("org_id","plan_id","id") WHERE "finding"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "finding_by_assessment" ON "finding" USING btree ("org_id","assessment_id","id") WHERE "finding"."assessment_id" is not null;--> statement-breakpoint
CREATE INDEX "finding_by_control_assessment" ON "finding" USING btree ("org_id","control_assessment_id","id") WHERE "finding"."control_assessment_id" is not null;--> statement-breakpoint
CREATE INDEX "finding_by_control_test" ON "finding" USING btree ("org_id","control_test_id","id") WHERE "finding"."control_test_id" is not null;--> statement-breakpoint
CREATE INDEX "finding_by_risk" ON "finding" USING btree ("org_id","risk_id","id") WHERE "finding"."risk_id" is not null;--> statement-breakpoint
CREATE INDEX "compliance_standard_by_published" ON "compliance_standard" USING btree ("org_id","key","published_at");--> statement-breakpoint
CREATE INDEX "api_token_by_hash" ON "api_token" USING btree ("org_id","token_hash");--> statement-breakpoint
CREATE INDEX "api_token_by_person" ON "api_token" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "passkey_by_person" ON "passkey" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "sso_recovery_code_unused" ON "sso_recovery_code" USING btree ("org_id","code_hash") WHERE "sso_recovery_code"."used_at" is null;--> statement-breakpoint
CREATE INDEX "sso_sign_in_by_time" ON "sso_sign_in" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "sso_sign_in_by_person" ON "sso_sign_in" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_ref" ON "maturity_assessment" USING btree ("org_id","ref_sort","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_status" ON "maturity_assessment" USING btree ("org_id","status_sort","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_updated_at" ON "maturity_assessment" USING btree ("org_id","updated_at","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_name" ON "maturity_assessment" USING btree ("org_id","name","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_department" ON "maturity_assessment" USING btree ("org_id","department_id","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_reviewer" ON "maturity_assessment" USING btree ("org_id","reviewer_id","id") WHERE "maturity_assessment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "maturity_assessment_by_baseline" ON "maturity_assessment" USING btree ("org_id","baseline_id","id") WHERE "maturity_assessment"."baseline_id" is not null;--> statement-breakpoint
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
CREATE INDEX "risk_by_rank" ON "risk" USING btree ("org_id","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_ref" ON "risk" USING btree ("org_id","ref_sort","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_title" ON "risk" USING btree ("org_id","title","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_state" ON "risk" USING btree ("org_id","state","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_department" ON "risk" USING btree ("org_id","department_sort","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_owner" ON "risk" USING btree ("org_id","owner_sort","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_review" ON "risk" USING btree ("org_id","review_sort","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_update" ON "risk" USING btree ("org_id","updated_at","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_state_and_rank" ON "risk" USING btree ("org_id","state","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_department_and_rank" ON "risk" USING btree ("org_id","department_id","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_owner_and_rank" ON "risk" USING btree ("org_id","owner_id","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_category_and_rank" ON "risk" USING btree ("org_id","category_id","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_inherent_cell" ON "risk" USING btree ("org_id","inherent_likelihood","inherent_consequence","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_residual_cell" ON "risk" USING btree ("org_id","residual_likelihood","residual_consequence","rank","entry_number") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_raising" ON "risk" USING btree ("org_id","raised_on") WHERE "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_awaiting_decision" ON "risk" USING btree ("org_id","rank","entry_number") WHERE "risk"."request" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_above_appetite" ON "risk" USING btree ("org_id","rank","entry_number") WHERE "risk"."level" > "risk"."appetite_level" and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_end_of_acceptance" ON "risk" USING btree ("org_id","accepted_until","entry_number") WHERE "risk"."status" = 'accepted' and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_end_of_cover" ON "risk" USING btree ("org_id","covered_until","entry_number") WHERE "risk"."covered_until" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_lapse" ON "risk" USING btree ("org_id","residual_lapses_on","entry_number") WHERE "risk"."residual_lapses_on" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_stale_day" ON "risk" USING btree ("org_id","residual_stale_on") WHERE "risk"."residual_stale_on" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_by_reopening" ON "risk" USING btree ("org_id","residual_reopens_on") WHERE "risk"."residual_reopens_on" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_rating_asked" ON "risk" USING btree ("org_id","rank","entry_number") WHERE "risk"."rating_asked_at" is not null and "risk"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "risk_raised_by" ON "risk" USING btree ("org_id","raised_by");--> statement-breakpoint
CREATE INDEX "risk_by_library_item" ON "risk" USING btree ("org_id","repo_item_id") WHERE "risk"."repo_item_id" is not null;--> statement-breakpoint
CREATE INDEX "risk_tag_link_by_tag" ON "risk_tag_link" USING btree ("org_id","tag_id","risk_id");--> statement-breakpoint
CREATE INDEX "risk_review_by_risk" ON "risk_review" USING btree ("org_id","risk_id","done_at");--> statement-breakpoint
CREATE INDEX "acceptance_comment_by_acceptance" ON "acceptance_comment" USING btree ("org_id","acceptance_id","created_at");--> statement-breakpoint
CREATE INDEX "acceptance_comment_by_parent" ON "acceptance_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "acceptance_risk_by_risk" ON "acceptance_risk" USING btree ("org_id","risk_id");--> statement-breakpoint
CREATE INDEX "acceptance_by_ref" ON "acceptance" USING btree ("org_id","ref_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_status" ON "acceptance" USING btree ("org_id","status_sort","expires_on_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_updated_at" ON "acceptance" USING btree ("org_id","updated_at","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_expires_on" ON "acceptance" USING btree ("org_id","is_over","expires_on_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_day" ON "acceptance" USING btree ("org_id","expires_on_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_department" ON "acceptance" USING btree ("org_id","department_id","expires_on_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_by_approver" ON "acceptance" USING btree ("org_id","approver_id","expires_on_sort","id") WHERE "acceptance"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "acceptance_approved" ON "acceptance" USING btree ("org_id","expires_on","id") WHERE "acceptance"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "acceptance_by_second_approver" ON "acceptance" USING btree ("org_id","second_approver_id");--> statement-breakpoint
CREATE INDEX "acceptance_by_requester" ON "acceptance" USING btree ("org_id","requested_by");--> statement-breakpoint
CREATE INDEX "appetite_by_department" ON "appetite" USING btree ("org_id","department_id");--> statement-breakpoint
CREATE INDEX "appetite_by_category" ON "appetite" USING btree ("org_id","category_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_by_hash" ON "calendar_feed" USING btree ("org_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_by_person" ON "calendar_feed" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "control_test_control_by_control" ON "control_test_control" USING btree ("org_id","control_id","test_id");--> statement-breakpoint
CREATE INDEX "control_test_by_tester" ON "control_test" USING btree ("org_id","tester_id","id");--> statement-breakpoint
CREATE INDEX "control_test_by_reviewer" ON "control_test" USING btree ("org_id","reviewer_id","id");--> statement-breakpoint
CREATE INDEX "control_test_by_day" ON "control_test" USING btree ("org_id","planned_on","id") WHERE "control_test"."status" <> 'approved';--> statement-breakpoint
CREATE INDEX "control_comment_by_control" ON "control_comment" USING btree ("org_id","control_id","created_at");--> statement-breakpoint
CREATE INDEX "control_comment_by_parent" ON "control_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "control_by_ref" ON "control" USING btree ("org_id","ref_sort","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_status" ON "control" USING btree ("org_id","status_sort","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_updated_at" ON "control" USING btree ("org_id","updated_at","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_title" ON "control" USING btree ("org_id","title","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_owner" ON "control" USING btree ("org_id","owner_id","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_department" ON "control" USING btree ("org_id","department_id","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "control_by_merged_into" ON "control" USING btree ("org_id","merged_into_id","id") WHERE "control"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "control_by_next_test" ON "control" USING btree ("org_id","next_test_on","id") WHERE "control"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_comment_by_evidence" ON "evidence_comment" USING btree ("org_id","evidence_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_comment_by_parent" ON "evidence_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "evidence_link_by_evidence" ON "evidence_link" USING btree ("org_id","evidence_id");--> statement-breakpoint
CREATE INDEX "evidence_link_by_part_of" ON "evidence_link" USING btree ("org_id","part_of_id","evidence_id") WHERE "evidence_link"."part_of_id" is not null;--> statement-breakpoint
CREATE INDEX "evidence_revision_by_file" ON "evidence_revision" USING btree ("org_id","file_id");--> statement-breakpoint
CREATE INDEX "evidence_staleness_by_evidence" ON "evidence_staleness" USING btree ("org_id","evidence_id","stale_on");--> statement-breakpoint
CREATE INDEX "evidence_staleness_by_day" ON "evidence_staleness" USING btree ("org_id","stale_on");--> statement-breakpoint
CREATE INDEX "evidence_by_ref" ON "evidence" USING btree ("org_id","ref_sort","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_status" ON "evidence" USING btree ("org_id","status_sort","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_updated_at" ON "evidence" USING btree ("org_id","updated_at","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_name" ON "evidence" USING btree ("org_id","name","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_owner" ON "evidence" USING btree ("org_id","owner_id","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_department" ON "evidence" USING btree ("org_id","department_id","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_status_and_update" ON "evidence" USING btree ("org_id","status_sort","updated_at","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_owner_and_update" ON "evidence" USING btree ("org_id","owner_id","updated_at","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_end" ON "evidence" USING btree ("org_id","expires_on","id") WHERE "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_by_expiry" ON "evidence" USING btree ("org_id","expires_on") WHERE "evidence"."status" = 'accepted' and "evidence"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "indicator_reading_by_day" ON "indicator_reading" USING btree ("org_id","indicator_id","at","number");--> statement-breakpoint
CREATE INDEX "indicator_by_risk" ON "indicator" USING btree ("org_id","risk_id");--> statement-breakpoint
CREATE INDEX "indicator_by_owner" ON "indicator" USING btree ("org_id","owner_id");--> statement-breakpoint
CREATE INDEX "indicator_by_next_on" ON "indicator" USING btree ("org_id","next_on");--> statement-breakpoint
CREATE INDEX "plan_comment_by_plan" ON "plan_comment" USING btree ("org_id","plan_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_comment_by_parent" ON "plan_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "plan_gap_by_question" ON "plan_gap" USING btree ("org_id","assessment_id","question_id");--> statement-breakpoint
CREATE INDEX "plan_risk_by_risk" ON "plan_risk" USING btree ("org_id","risk_id","plan_id");--> statement-breakpoint
CREATE INDEX "plan_by_ref" ON "plan" USING btree ("org_id","ref_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_status" ON "plan" USING btree ("org_id","status_sort","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_updated_at" ON "plan" USING btree ("org_id","updated_at","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_title" ON "plan" USING btree ("org_id","title","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_priority" ON "plan" USING btree ("org_id","priority","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_due_on" ON "plan" USING btree ("org_id","is_over","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_day" ON "plan" USING btree ("org_id","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_owner" ON "plan" USING btree ("org_id","owner_id","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_approver" ON "plan" USING btree ("org_id","approver_id","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_department" ON "plan" USING btree ("org_id","department_id","due_on_sort","id") WHERE "plan"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plan_by_control" ON "plan" USING btree ("org_id","control_id","id") WHERE "plan"."control_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_by_origin" ON "plan" USING btree ("org_id","origin_id") WHERE "plan"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "residual_due_by_time" ON "residual_due" USING btree ("org_id","noted_at","id");--> statement-breakpoint
CREATE INDEX "residual_due_by_risk" ON "residual_due" USING btree ("org_id","risk_id") WHERE "residual_due"."risk_id" is not null;--> statement-breakpoint
CREATE INDEX "risk_control_by_control" ON "risk_control" USING btree ("org_id","control_id","risk_id");--> statement-breakpoint
CREATE INDEX "task_assignee_by_person" ON "task_assignee" USING btree ("org_id","person_id","task_id");--> statement-breakpoint
CREATE INDEX "task_blocker_by_blocker" ON "task_blocker" USING btree ("org_id","blocker_id");--> statement-breakpoint
CREATE INDEX "task_comment_by_task" ON "task_comment" USING btree ("org_id","task_id","created_at");--> statement-breakpoint
CREATE INDEX "task_comment_by_parent" ON "task_comment" USING btree ("org_id","parent_id");--> statement-breakpoint
CREATE INDEX "task_by_ref" ON "task" USING btree ("org_id","ref_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_status" ON "task" USING btree ("org_id","status_sort","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_updated_at" ON "task" USING btree ("org_id","updated_at","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_title" ON "task" USING btree ("org_id","title","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_priority" ON "task" USING btree ("org_id","priority","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_due_on" ON "task" USING btree ("org_id","is_over","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_day" ON "task" USING btree ("org_id","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_reviewer" ON "task" USING btree ("org_id","reviewer_id","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_department" ON "task" USING btree ("org_id","department_id","due_on_sort","id") WHERE "task"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "task_template_id_occurrence_open" ON "task" USING btree ("org_id","template_id") WHERE "task"."template_id" is not null and "task"."status" in ('todo', 'in_progress', 'blocked', 'in_review') and "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_template" ON "task" USING btree ("org_id","template_id") WHERE "task"."template_id" is not null;--> statement-breakpoint
CREATE INDEX "task_by_next_day" ON "task" USING btree ("org_id","next_on","id") WHERE "task"."next_on" is not null and "task"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_by_parent" ON "task" USING btree ("org_id","parent_kind","parent_id");--> statement-breakpoint
CREATE INDEX "saved_view_by_screen" ON "saved_view" USING btree ("org_id","screen");--> statement-breakpoint
CREATE INDEX "file_by_purpose" ON "file" USING btree ("org_id","purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "file_to_scan" ON "file" USING btree ("org_id","created_at") WHERE "file"."scanned" is distinct from 'clean' and "file"."scanned" is distinct from 'blocked' and "file"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "kept_count_by_person" ON "kept_count" USING btree ("org_id","record","role","person_id");--> statement-breakpoint
CREATE INDEX "kept_count_by_change" ON "kept_count" USING btree ("org_id") WHERE not is_folded;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_count_sum" ON "kept_count" USING btree ("org_id","record","role",coalesce(person_id, org_id),coalesce(department_id, org_id),"status","is_confidential") WHERE is_folded;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("org_id","at","seq");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("org_id","actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "activity_by_kind" ON "activity" USING btree ("org_id","kind","at","seq");--> statement-breakpoint
CREATE INDEX "job_by_person" ON "job" USING btree ("org_id","asked_by","created_at","id");--> statement-breakpoint
CREATE INDEX "job_under_way" ON "job" USING btree ("org_id","record") WHERE "job"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "person_by_delegate" ON "person" USING btree ("org_id","delegate_id") WHERE "person"."delegate_id" is not null;--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree ("org_id","first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "person_by_picture" ON "person" USING btree ("org_id","user_image");--> statement-breakpoint
CREATE INDEX "session_by_person" ON "session" USING btree ("org_id","person_id");