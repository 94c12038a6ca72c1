/// The names that Casement's modules declare in public; `Tests/Tools/list-names` writes
/// them from the sources.
enum DeclaredNames {
    static let text = """
        = SwiftUI
        A AXCustomContent AccessibilityActionCategory AccessibilityActionKind
        AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityCustomContentKey
        AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel
        AccessibilityLabeledPairRole AccessibilityNotification AccessibilityRotorContent
        AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor
        AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
        AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
        AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
        AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet Actions
        AdaptableTabBarPlacement Alert Alignment AlignmentID AlternatingRowBackgroundBehavior Anchor
        Angle AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair Animation
        AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey
        AnimationTimelineSchedule Announcement AnyGesture AnyGradient AnyLayout AnyShape
        AnyShapeStyle AnyTransition AnyView App AppStorage AppearSymbolEffect Argument
        ArrayLiteralElement AssetRepresentationMode AsymmetricTransition AsyncImage AsyncImagePhase
        Attribute AttributeScopes AttributedString AutomaticControlGroupStyle
        AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
        AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
        AutomaticPresentationSizing AutomaticSymbolEffect AutomaticTableStyle
        AutomaticTextEditorStyle Axis B BackgroundColorAttribute BackgroundDisplayMode
        BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence
        BalancedNavigationSplitViewStyle BaselineOffsetAttribute BezierPoint Bindable Binding
        BlendMode BlurOptions BlurReplaceTransition Body BorderedButtonMenuStyle BorderedButtonStyle
        BorderedListStyle BorderedProminentButtonStyle BorderedTableStyle BorderlessButtonMenuStyle
        BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Bundle BundleDescription Button
        ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle
        ButtonStyleConfiguration ButtonToggleStyle C CACurrentMediaTime CATransform3D
        CATransform3DConcat CATransform3DEqualToTransform CATransform3DIdentity
        CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation
        CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale
        CATransform3DTranslate CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFDictionary
        CFMutableData CFTimeInterval CFURL CGAffineTransform CGAffineTransformIdentity
        CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation
        CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray
        CGColorSpaceCreateDeviceRGB CGContext CGDataConsumer CGDataProvider CGFloat CGGradient
        CGGradientDrawingOptions CGImage CGImageAlphaInfo CGLineCap CGLineJoin CGMutablePath CGPath
        CGPathDrawingMode CGPathFillRule CGPoint CGPointMake CGRect CGRectMake CGSize CGSizeMake
        CGVector CGVectorMake Cache Cadence Canvas Capsule Case Category CharacterIndex
        CheckboxToggleStyle Children Circle CircularProgressViewStyle ClipOptions CloudKitDatabase
        CodableRepresentation Code CollectByTime Color ColorMatrix ColorPicker ColorRenderingMode
        ColorResource ColorScheme ColorSchemeContrast ColorSpace Colors ColumnNavigationViewStyle
        ColumnsFormStyle CombineLatest CombineLatest3 CombineLatest4 CommandGroup
        CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle
        CompactMenuControlGroupStyle CompletionHandler Components Configuration
        ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues
        Content ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory
        ContentTransition ContentTransitionSymbolEffect ContentUnavailableView Context ContextMenu
        ControlActiveState ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize
        CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CurrentValueLabel CustomAnimation
        CustomPresentationDetent CustomizableToolbarContent D Data DataRepresentation
        DateComponentsFormatter DatePicker DatePickerComponents DatePickerStyle
        DatePickerStyleConfiguration DateReference DateStyle DateTimeStyle Decoder
        DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel
        DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority DefaultGaugeStyle
        DefaultGlassEffectShape DefaultGroupBoxStyle DefaultHistoryDelete DefaultHistoryInsert
        DefaultHistoryToken DefaultHistoryTransaction DefaultHistoryUpdate DefaultLabelStyle
        DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle
        DefaultProgressViewStyle DefaultRenameButtonLabel DefaultSerialModelExecutor
        DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle
        DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle
        DefaultWindowToolbarStyle DeleteRule Description Design DialogSeverity Direction
        DisabledTextSelectability DisappearSymbolEffect DisclosureGroup DisclosureGroupStyle
        DisclosureGroupStyleConfiguration DisclosureTableRow DiscreteSymbolEffect DismissAction
        DismissSearchAction DismissWindowAction DisplayProxy Divider Document DocumentConfiguration
        DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy Double
        DoubleColumnNavigationViewStyle DragGesture DrawingOptions DropDelegate DropInfo
        DropOperation DropProposal DynamicProperty DynamicRange DynamicTableRowContent
        DynamicTypeSize DynamicViewContent E Edge EdgeInsets EditActions EditButton EditMode
        EditableCollectionContent Element Ellipse EllipticalGradient EmptyAnimatableData
        EmptyCommands EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent
        EmptyView EmptyVisualEffect EnabledTextSelectability Encoder EncodingDisambiguationPolicy
        Entity Entries Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues
        EnvironmentalModifier EquatableView ErrorCode EventModifiers EveryMinuteTimelineSchedule
        ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule F Failure FailurePolicy
        FetchDescriptor FetchRequest FetchResultsCollection FetchedResults FieldDatePickerStyle
        FileDialogBrowserOptions FileDocument FileDocumentConfiguration
        FileDocumentReadConfiguration FileDocumentWriteConfiguration FileRepresentation FileWrapper
        FillShapeStyle FillStyle Filter FilterOptions First FittedPresentationSizing Flexibility
        Float FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
        FocusedValues Font FontAttribute ForEach ForEachSectionCollection ForEachSubviewCollection
        ForegroundColorAttribute ForegroundStyle Form FormPresentationSizing FormStyle
        FormStyleConfiguration FormatStyle FoundationAttributes FrameResizeDirection
        FrameResizePosition Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy
        GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass GlassButtonStyle
        GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace
        Gradient GradientOptions GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout
        GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupContainer
        GroupElementsOfContent GroupSectionsOfContent GroupedFormStyle GroupedListStyle
        GroupedTabViewStyle H HSplitView HStack HStackLayout HelpLink HiddenTitleBarWindowStyle
        HierarchicalShapeStyle HistoryChange HistoryDelete HistoryDescriptor HistoryInsert
        HistoryToken HistoryTombstone HistoryTransaction HistoryUpdate HorizontalAlignment
        HorizontalDirection HorizontalEdge HoverEffect HoverPhase ID Icon IconOnlyLabelStyle
        IdentityTransition Image ImagePaint ImageRenderer ImageResource ImportFromDevicesCommands
        Importance IndefiniteSymbolEffect Index IndexDisplayMode IndexViewStyle Indices
        InlinePickerStyle InlinePresentationIntent InlinePresentationIntentAttribute
        InsetGroupedListStyle InsetListStyle InsetTableStyle InsettableShape InspectorCommands
        InterfaceOrientation Interpolation InterpretedSyntax Item Iterator KerningAttribute
        KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack
        KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle
        LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
        LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutChanged
        LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews
        LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading LegibilityWeight Level
        LimitBehavior Line LineHeight LineStyle LinearCapacityGaugeStyle LinearGradient
        LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List
        ListFormatter ListItemTint ListSectionSpacing ListStyle LoadHandler LocalCoordinateSpace
        Localization LocalizationValue LocalizedStringKey LocalizedStringResource Locations Logger
        LongPressGesture MSEC_PER_SEC MagicReplace MagnificationGesture MagnifyGesture
        MarkdownParsingOptions MarkedValueLabel Mask MatchedGeometryProperties
        MatchedTransitionSourceConfiguration Material MaterialActiveAppearance MaximumValueLabel
        Measurement MeasurementFormatUnitUsage MeasurementFormatter Menu MenuActionDismissBehavior
        MenuBarExtra MenuBarExtraStyle MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle
        MenuStyleConfiguration Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany
        MeshGradient MigrationStage MinimumValueLabel Mode Model ModelActor ModelConfiguration
        ModelContainer ModelContext ModelExecutor ModifiedContent Modifier MoveCommandDirection
        MoveKeyframe MoveTransition MultiDatePicker MultiViewRoot MutableCollection NSDataDetector
        NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC NSEntityDescription NSErrorMergePolicy
        NSFetchRequest NSFetchRequestResult NSInMemoryStoreType NSItemProvider
        NSItemProviderFileOptions NSItemProviderReading NSItemProviderRepresentationVisibility
        NSItemProviderWriting NSLocalizedString NSManagedObject NSManagedObjectContext
        NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel
        NSMergeByPropertyObjectTrumpMergePolicy NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy
        NSOverwriteMergePolicy NSPersistentContainer NSPersistentStoreDescription
        NSRollbackMergePolicy NSSQLiteStoreType NSString NSTextCheckingResult NSTextCheckingTypes
        NSURL NSUnderlineStyle NSUserActivity NSUserActivityDelegate NamedCoordinateSpace Namespace
        NavigationBarDrawerDisplayMode NavigationBarItem NavigationControlGroupStyle NavigationLink
        NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition
        NavigationView NavigationViewStyle Never NewDocumentAction NewDocumentButton NotificationKey
        OSAllocatedUnfairLock OSLog OSLogBoolFormat OSLogEntry OSLogEntryFromProcess OSLogEntryLog
        OSLogEntryWithPayload OSLogEnumerator OSLogFloatFormatting OSLogIntegerFormatting
        OSLogInterpolation OSLogMessage OSLogPosition OSLogPrivacy OSLogStore OSLogStringAlignment
        OSLogType OSSignpostID OSSignpostIntervalState OSSignpostType OSSignposter Object ObjectType
        ObservableObject ObservedObject OffsetShape OffsetTransition OpacityTransition
        OpenDocumentAction OpenSettingsAction OpenURLAction OpenWindowAction Option Optional Options
        Orientation Other OutlineGroup OutlineSubgroupChildren OutlinedShape Output Ownership
        PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController
        PHPickerViewControllerDelegate PageIndexViewStyle PagePresentationSizing PageScrolled
        PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle
        ParseStrategy PasteButton Path Pattern PencilDoubleTapGestureValue PencilHoverPose
        PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue
        PeriodicTimelineSchedule PersistentIdentifier PersistentModel PersonNameComponents
        PhaseAnimator Phases PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior Picker
        PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle
        PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle
        PointerStyle PopUpButtonPickerStyle PopoverAttachmentAnchor PredicateExpressions
        PreferenceKey PresentationAdaptation PresentationBackgroundInteraction
        PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing
        PresentationSizingContext PresentationSizingRoot PresentedWindowContent Preview
        PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform
        PreviewProvider PreviewTrait Previewable PrimitiveButtonStyle
        PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
        ProgressViewStyleConfiguration ProjectionTransform Prominence
        ProminentDetailNavigationSplitViewStyle Properties PropertiesContext PropertyMetadata
        PropertyUpdate ProposedViewSize ProxyRepresentation Publisher Publishers
        PullDownMenuBarExtraStyle PulseSymbolEffect PushTransition Query RGBColorSpace
        RadialGradient RadioGroupPickerStyle RangeReplaceableCollection ReadConfiguration
        ReadingOptions ReceivedTransferredFile Rectangle RectangleCornerRadii RedactionReasons
        ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction Relationship
        RelationshipCollection RelationshipValue RelativeDateTimeFormatter RenameAction RenameButton
        RepeatBehavior ReplaceSymbolEffect Replacement Request ResetFocusAction ResizingMode
        Resolved ResolvedImage ResolvedSymbol ResolvedText Response Result ResultType Root
        RotateGesture RotateSymbolEffect RotatedShape RotationGesture RoundedBorderTextEditorStyle
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RowValue Run RunSlice
        SafeAreaRegions Scale ScaleSymbolEffect ScaleTransition ScaledMetric ScaledShape Scene
        SceneBuilder SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior
        SceneStorage ScheduledTaskType ScheduledTimer Schema SchemaMigrationPlan SchemaProperty
        Scope ScreenChanged ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
        ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior
        ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget
        ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
        ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
        ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
        SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
        SearchToolbarBehavior SearchUnavailableContent Second Section SectionCollection
        SectionConfiguration SectionCustomization SectionIdentifier SectionedFetchRequest
        SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback
        SentTransferredFile SeparatorShapeStyle Sequence SequenceGesture SerialModelExecutor Set
        Settings SettingsLink Shader ShaderFunction ShaderLibrary Shading ShadowOptions ShadowStyle
        Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview SidebarAdaptableTabViewStyle
        SidebarCommands SidebarListStyle SignpostMetadata SimultaneousGesture Size SlideTransition
        Slider Sort SortComparator Source Spacer SpacerSizing SpatialTapGesture Spring
        SpringKeyframe SpringLoadingBehavior SquareBorderTextFieldStyle StackNavigationViewStyle
        State StateObject Stepper StepperFieldDatePickerStyle Stop Stopwatch Storage StoreCategory
        Strategy StrikethroughStyleAttribute String StringCaseInsensitiveCompare StringInterpolation
        StringLocalizedCompare StringLocalizedStandardContains StrokeStyle Style SubSequence
        SubmitLabel SubmitTriggers Subview Subviews SubviewsCollection SubviewsCollectionSlice
        SwiftDataError SwiftUIAttributes SwitchToggleStyle SymbolEffect SymbolEffectOptions
        SymbolEffectTransition SymbolRenderingMode SymbolVariants SystemFormatStyle T Tab
        TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
        TabCustomization TabCustomizationBehavior TabPlacement TabRole TabSection TabValue TabView
        TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn
        TableColumnAlignment TableColumnBody TableColumnBuilder TableColumnContent
        TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach
        TableColumnSortComparator TableForEachContent TableHeaderRowContent TableOutlineGroupContent
        TableRow TableRowBody TableRowBuilder TableRowContent TableRowValue TableStyle TapGesture
        TargetContext TemplateRenderingMode Text TextAlignment TextAttribute TextEditingCommands
        TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldStyle
        TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation
        TextInputDictationBehavior TextProxy TextRenderer TextSelectability TextSelection
        TextSelectionAffinity TextStyle Threshold TimeDataSource TimeGroupingStrategy
        TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext Timer
        TintShapeStyle Title TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode
        TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands
        ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior
        ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup
        ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode
        ToolbarTitleMenu TrackingAttribute Transaction TransactionKey TransferRepresentation
        TransferRepresentationBuilder TransferRepresentationVisibility Transferable TransformedShape
        Transient Transition TransitionPhase TransitionProperties TransitionSymbolEffect Tree
        TruncationMode TupleTableColumnContent TupleTableRowContent TupleTransferRepresentation
        TupleView TypesettingLanguage TypographicBounds UIKeyboardType UITextAutocapitalizationType
        UITextContentType UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus
        UNCalendarNotificationTrigger UNError UNMutableNotificationContent UNNotification
        UNNotificationAction UNNotificationActionIcon UNNotificationActionOptions
        UNNotificationAttachment UNNotificationCategory UNNotificationCategoryOptions
        UNNotificationContent UNNotificationDefaultActionIdentifier
        UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
        UNNotificationSetting UNNotificationSettings UNNotificationSound UNNotificationSoundName
        UNNotificationTrigger UNPushNotificationTrigger UNShowPreviewsSetting
        UNTextInputNotificationAction UNTextInputNotificationResponse
        UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
        URL URLSession USEC_PER_SEC UTTagClass UTType UnaryViewRoot UnderlineStyleAttribute
        UndoManager UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle
        UnifiedWindowToolbarStyle Unique UnitCurve UnitOptions UnitPoint UnitType UnitWidth
        UnitsStyle Upstream UserDefaults UserInterfaceSizeClass UtilityWindow VSplitView VStack
        VStackLayout Value VariableColorSymbolEffect VectorArithmetic Version VersionedSchema
        VerticalAlignment VerticalDirection VerticalEdge View ViewAlignedScrollTargetBehavior
        ViewBuilder ViewDimensions ViewModifier ViewRoot ViewSpacing ViewThatFits ViewTraits
        Visibility VisualEffect Weight WheelDatePickerStyle WheelPickerStyle Width WiggleDirection
        WiggleSymbolEffect Window WindowBackgroundShapeStyle WindowDragGesture WindowGroup
        WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowMenuBarExtraStyle
        WindowPlacement WindowPlacementContext WindowResizability WindowStyle WindowToolbarStyle
        Wrapper WriteConfiguration WritingOptions WritingToolsBehavior ZStack ZStackLayout
        ZeroFormattingBehavior ZoomNavigationTransition a a1 abbreviated absoluteColorimetric
        accentColor accessibility accessibility1 accessibility2 accessibility3 accessibility4
        accessibility5 accessibilityAction accessibilityActions accessibilityActivationPoint
        accessibilityAddTraits accessibilityAdjustableAction accessibilityAssistiveAccessEnabled
        accessibilityChildren accessibilityCustomContent accessibilityDefaultFocus
        accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights
        accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement
        accessibilityEnabled accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
        accessibilityExtraLarge accessibilityFocused accessibilityHeading accessibilityHidden
        accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
        accessibilityInputLabels accessibilityInvertColors accessibilityLabel
        accessibilityLabeledPair accessibilityLarge accessibilityLargeContentViewerEnabled
        accessibilityLinkedGroup accessibilityMedium accessibilityPlayAnimatedImages
        accessibilityReduceHighlightingEffects accessibilityReduceMotion
        accessibilityReduceTransparency accessibilityRemoveTraits accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityShowButtonShapes accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilitySwitchControlEnabled accessibilityTextContentType
        accessibilityValue accessibilityVoiceOverEnabled accessibilityZoomAction accessoryBar
        accessoryBarAction accessoryCircular accessoryCircularCapacity accessoryLinear
        accessoryLinearCapacity actionIdentifier actionSheet actions activate active
        activityIdentifier activityType adaptive add addAnimationCompletion addArc addCurve
        addEllipse addFileWrapper addFilter addLine addLines addPath addQuadCurve addRect addRects
        addRegularFile addRelativeArc addRoundedRect addUserInfoEntries addressCity addressState
        affinity ahap aiff alert alertSetting alertStyle aliasFile alignment alignmentGuide all
        allCases allCharacters allowAccessingOriginalFile allowAnnouncement allowInCarPlay
        allowedDynamicRange allowedUnits allowsCloudEncryption allowsDirectInteraction
        allowsExtendedAttributes allowsFractionalUnits allowsHitTesting allowsSave allowsSelection
        allowsTightening allowsWindowActivationEvents alpha alphaOnly alphaThreshold alphabet
        alternatingRowBackgrounds altitude always alwaysAvailable alwaysByFew alwaysByOne anchor
        anchorPreference angle angularGradient animatableData animate animated animating animation
        announcement announcementSetting answer antialiased any appInfo appRefresh appSettings
        appTermination appVisibility appear appearsActive append appendInterpolation appendLiteral
        appendPathComponent appendPathExtension appendingPathComponent appendingPathExtension
        appleArchive appleProtectedMPEG4Audio appleProtectedMPEG4Video appleScript application
        applicationBundle applicationDirectory applicationExtension applicationSupportDirectory
        appliesSourcePositionAttributes apply applying arReferenceObject archive arguments
        asProvided asUnownedSerialExecutor ascent asciiCapable asciiCapableNumberPad aspectRatio
        assemblyLanguageSource assetIdentifier asymmetric atURL atomic attachmentCorrupt
        attachmentInvalidFileSize attachmentInvalidURL attachmentMoveIntoDataStoreFailed
        attachmentNotInDataStore attachmentUnrecognizedType attachments attributes attributesByName
        audio audiovisualContent authenticationRequired author authorizationStatus authorized auto
        autocapitalization autocorrectionDisabled automatic automaticallyMergesChangesFromParent
        autoreleasepool autosaveEnabled avi avoidHidingContent axes azimuth b b1 backdrop background
        backgroundColor backgroundExtensionEffect backgroundMaterial backgroundPreferenceValue
        backgroundProminence backgroundStyle backgroundTask backward backwardMigration badge
        badgeInputInvalid badgeProminence badgeSetting balanced banner bar barometric base
        basedOnSize baseline baselineOffset becomeCurrent begin beginInterval beginPDFPage beginPage
        beginPath beginState beginUndoGrouping bevel bezier bezierPoints binaryPropertyList
        birthdate bitsPerComponent bitsPerPixel black blendMode blockHTML bloodGlucose blue blur
        blurReplace bmp body bold boldText bookmark border bordered borderedButton borderedProminent
        borderless borderlessButton bottom bottomBar bottomControlPoint bottomLeading bottomTrailing
        bounce bouncy boundingBox boundingBoxOfPath boundingRect bounds breathe brief brightness
        brown browser buildArray buildBlock buildEither buildExpression buildFinalResult buildIf
        buildLimitedAvailability buildOptional buildPartialBlock build_caseInsensitiveCompare
        build_localizedCompare build_localizedStandardContains bundle bundleIdentifier bursts butt
        button buttonBorder buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle byLayer
        byTime byTimeOrCount byWord bytesPerRow bz2 c cHeader cPlusPlusHeader cPlusPlusSource
        cSource cachesDirectory cadence calendar calendarEvent callAsFunction callout canLoadObject
        canRedo canUndo cancel cancelAction cancellationAction capsLock capsule caption caption2
        carPlay carPlaySetting cascade category categoryIdentifier categorySummaryFormat
        causesPageTurn center centerFirstTextBaseline centerLastTextBaseline centered cgColor
        cgImage cgPath changeIdentifier changedModelsArray changedPersistentIdentifier changes
        character characterIndices characters checkbox checkingTypes cinematicVideos circle circular
        circularEaseIn circularEaseInOut circularEaseOut clear clip clipBoundingRect clipShape
        clipToLayer clipped clockwise closePDF closePath closeSubpath cloudKitContainerIdentifier
        codable code collapsesLargestUnit collect color colorArray colorBurn colorDodge colorEffect
        colorInvert colorMatrix colorMode colorMultiply colorScheme colorSchemeContrast colorSpace
        colors columnResize columns combine combineExplicit combineLatest combined
        commaSeparatedText command commands commandsRemoved commandsReplaced compact compactMenu
        compare compatible complete components composedMessage compositeContent compositingGroup
        compressed concat concatenate concatenating concurrencyType condensed configuration
        configurationFileNameContainsInvalidCharacters configurationFileNameTooLong
        configurationSchemaNotFoundInContainerSchema configurations confirmationAction
        confirmationDialog conforms conicGradient connect console constant constrainedHigh contact
        contain container containerBackground containerRelative containerRelativeFrame
        containerShape containerSize containerValue containerValues contains content contentInsets
        contentMargins contentMinSize contentOffset contentProvidingInvalid
        contentProvidingObjectNotAllowed contentShape contentSize contentTransition
        contentTransitionAddsDrawingGroup contentType contextMenu contextMenuPreview continue
        continuous continuousAndOrdered contrast control controlActiveState controlGroupStyle
        controlSize coordinateSpace copy copyable cornerRadii cornerRadius cornerSize count
        counterClockwise countryName creditCardNumber critical criticalAlert criticalAlertSetting
        criticalSoundNamed cropping css ctm cumulative current currentDate currentPoint
        currentProcessIdentifier currentValueLabel curve custom customAttribute customDismissAction
        customMirror customizationBehavior customizationID cuttable cyan d damping dampingRatio dark
        darken dash dashDot dashDotDot dashPhase data dataProvider database date dateComponents
        datePickerStyle dateRange dateTimeStyle debug debugDescription decelerating decimal
        decimalPad decrease decreased decrement default defaultAction defaultAppStorage
        defaultCritical defaultCriticalSound defaultCustomization defaultDisplay defaultFocus
        defaultHoverEffect defaultIntent defaultLaunchBehavior defaultLayout
        defaultMinListHeaderHeight defaultMinListRowHeight defaultPosition defaultRingtone
        defaultScrollAnchor defaultSize defaultValue defaultVisibility defaultWindowPlacement
        defersSystemGestures degrees delay delegate delete deleteAllData deleteDisabled
        deleteForward deleteHistory deleteRule deletedIdentifiers deletedModelsArray deletedObjects
        delimitedText deliveredNotifications denied deny depthEffectPhotos descent description
        desktop desktopDirectory destination destinationAtop destinationIn destinationOut
        destinationOver destructive destructiveAction detail detailOnly device dialogIcon
        dialogSeverity dialogSuppressionToggle didDisappear didSave difference dimInactiveLayers
        dimensions directMessagesSetting direction directory disableAutocorrection
        disableUndoRegistration disabled disabledCustomizationBehavior disablesAnimations
        disablesGroup disablesSubpixelQuantization disappear discarded disclosureGroupStyle
        discreteInput diskImage dismiss dismissSearch dismissWindow displayFileExtensions displayP3
        displayPadding displayScale displayedComponents distance distortionEffect dithersColor
        dithersResult dng document documentConfiguration documentsDirectory done dot double
        doubleColumn down downArrow downMirrored downUp download downloadsDirectory downstream
        dragPreview draggable draw drawLayer drawLinearGradient drawPath drawRadialGradient
        drawingGroup drawsAfterEndLocation drawsBeforeStartLocation drop dropAll dropDestination
        dropEntered dropExited dropLeading dropMiddle dropTrailing dropUpdated
        duplicateConfiguration duration durationOffset dx dy dynamicStackTracing dynamicTracing
        dynamicTypeSize dynamicallyCall e easeIn easeInOut easeOut edge edgesIgnoringSafeArea edit
        editMode editor effectValue ellipse ellipticalGradient emailAddress emailMessage emitEvent
        emphasized empty enableUndoRegistration enabled encode end endIndex endInterval endPDFPage
        endPage endUndoGrouping ended enqueue enqueued entities entitiesByName entity entityName
        entries enumerate enumerateMatches enumeratePackages environment environmentObject eoFill
        eoFillStroke ephemeral epub equatable erase error errorCode errorDescription errorDomain
        errorUserInfo escape evaluate evenOdd event everyMinute exact exclusion exclusive
        exclusively exe executable existingFile expanded expirationDate explicit explicitAlignment
        exponential exportingCondition exr extendedLinear extendedLinearSRGB extendedSRGB
        externalStorage extraExtraExtraLarge extraExtraLarge extraLarge extraSmall f failed failure
        failurePolicy familyName fault fetch fetchCount fetchError fetchHistory fetchIdentifiers
        fetchLimit fetchOffset fetchRequest field file fileAttributes fileDialogBrowserOptions
        fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
        fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
        fileExporterFilenameLabel fileImporter fileMover fileSystem fileURL fileWrapper fileWrappers
        filename filenameExtension fill fillEllipse fillPath fillStroke fillStyle filter
        filterCriteria findDisabled findNavigator fire first firstBaseline firstMatch
        firstTextBaseline fit fitted fixed fixedLayout fixedSize flatRTFD flexible
        flipsForRightToLeftLayoutDirection float float2 float3 float4 floatArray floating flush
        focalLength focusEffect focusEffectDisabled focusScope focusSection focusable focused
        focusedObject focusedSceneObject focusedSceneValue focusedValue folder font fontDesign
        fontWeight fontWidth food footer footnote forClass forEach forbidden force foreground
        foregroundColor foregroundStyle form formIndex formIntersection formStyle
        formSymmetricDifference formUnion format formatString formatted formattingContext forward
        foundation fraction fractionCompleted frame frameResize framework full fullScreenCover
        fullStreetAddress func function g g1 gaugeStyle general genericGrayGamma2_2 geoJSON geometry
        geometryGroup gesture getDeliveredNotifications getEntries getNotificationCategories
        getNotificationSettings getPendingNotificationRequests gif givenName glass glassEffect
        glassEffectID glassEffectTransition glassEffectUnion glassProminent global go grabActive
        grabIdle gradient graphical gray grayscale green gridCellAnchor gridCellColumns
        gridCellUnsizedAxes gridColumnAlignment group groupAppContainerIdentifier groupBoxStyle
        grouped groupingLevel groupsByEvent gzip h h1 h2 h3 h4 h5 h6 handGestureShortcut handled
        handlesExternalEvents hard hardLight hasChanges hasItemConformingToTypeIdentifier
        hasItemsConforming hasMotion hasRepresentationConforming hasTag hash hashModifier head
        header headerProminence headings headline heavy heic heif height help hex hidden
        hiddenPreviewsBodyPlaceholder hiddenPreviewsShowSubtitle hiddenPreviewsShowTitle
        hiddenTitleBar hideInactiveLayers hidesScaleName hierarchical high highPriorityGesture
        highlight historyTokenExpired home horizontal horizontalScrollBounceBehavior
        horizontalScrollIndicatorVisibility horizontalSizeClass horizontalSpacing horizontalText
        hourAndMinute hoverEffect hoverEffectDisabled hoverPose html hue hueRotation hybrid iOS icns
        ico icon iconOnly id identifier identity idle ignore ignored ignoredByLayout ignoresSafeArea
        image imageScale images immediate immediately impact importExport inactive
        includeHiddenFiles includePendingChanges includePendingChangesWithBatchSize
        includesApproximationPhrase includesPendingChanges includesTimeRemainingPhrase increase
        increased increment index indexViewStyle indices indigo infinity info initialOffset inline
        inlineHTML inlineLarge inlineOnly inlineOnlyPreservingWhitespace inlinePresentationIntent
        inner input insert insertedIdentifiers insertedModelsArray insertedObjects insertion inset
        insetGrouped inspector inspectorColumnWidth intentIdentifiers interacting interaction
        interactionActivityTrackingTag interactive interactiveDismissDisabled interactiveSpring
        interactively internetLocation internetShortcut interpolate interpolated interpolatingSpring
        interpolation interpretedSyntax interruptionLevel intersection interval invalid
        invalidatableContent invalidate invalidateTimelineContent invalidated
        invalidatedAllIdentifiers inverse inverseKeyPath inverseName invert inverted invertsAlpha
        inward isAccessibilityCategory isAccessibilitySize isAffine isAntialiased isAttribute
        isButton isContinuous isDeclared isDeleted isDetailLink isDirectory isDynamic isEOFilled
        isEditable isEditing isEligibleForHandoff isEligibleForPrediction
        isEligibleForPublicIndexing isEligibleForSearch isEmpty isEnabled isEqual isExpanded
        isFocusEffectEnabled isFocused isGlobal isHeader isHoverEffectEnabled isIdentity isImage
        isInsertion isKeyboardKey isLink isLocal isLogicallyComplete isLuminanceReduced isMixed
        isModal isOn isOpaque isOptional isOriginalFile isPathEmpty isPositionedByUser isPresented
        isPressed isPublic isReadOnly isRedoing isRegularFile isRelationship isScrollEnabled
        isScrolling isSearchField isSearching isSelected isStaticText isStoredInMemoryOnly isSubtype
        isSummaryElement isSupertype isSymbolicLink isTabBar isToOneRelationship isToggle
        isTransformable isTransient isTruncated isUndoRegistrationEnabled isUndoing isUnique italic
        italicText item itemFormatter itemIdentifier itemProvider itemProviders itemUnavailableError
        iterative javaScript jobTitle join jpeg jpegxl json kern kerning key keyForChildFileWrapper
        keyboard keyboardShortcut keyboardType keyframeAnimator keypath keywords label labelStyle
        labeledContentStyle labelsHidden labelsVisibility landmarks landscapeLeft landscapeRight
        languageCode large largeTitle last lastBaseline lastTextBaseline layerEffect layoutDirection
        layoutDirectionBehavior layoutPriority layoutProperties layoutValue leading
        leadingControlPoint leadingFirstTextBaseline leadingLastTextBaseline left leftArrow
        leftMirrored leftToRight legibilityWeight level levelChange levelsOfUndo library
        libraryDirectory lift light lighten lightweight limited limitsScrolls line lineBreak lineCap
        lineHeight lineIntersection lineJoin lineLimit lineSpacing lineSubtraction lineWidth linear
        linearBlue linearCapacity linearColor linearGradient linearGreen linearRed linearSRGB link
        links liquid list listItemTint listRowBackground listRowInsets listRowSeparator
        listRowSeparatorLeading listRowSeparatorTint listRowSeparatorTrailing listRowSpacing
        listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle lists live
        livePhoto livePhotos loadData loadDataRepresentation loadFileRepresentation
        loadInPlaceFileRepresentation loadIssueModelContainer loadItem loadObject
        loadPersistentStores loadTransferable local locale localization localized
        localizedDescription localizedStandard localizedString location locations lock
        lockIfAvailable lockScreenSetting log logicallyComplete long longTerm1 longTerm3 longTerm7
        longTermAuto loose low lowFrequency lowercase lowercaseSmallCaps luminanceToAlpha luminosity
        m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m3uPlaylist m41 m42 m43 m44 magic magicTap
        magnification magnitudeSquared main mainContext mainQueueConcurrencyType major makeBody
        makeCache makeImage makeIterator makeSharedContext makeSignpostID makefile
        managedObjectContext managedObjectModel map mask mass matchWindow matchedGeometry
        matchedGeometryEffect matchedTransitionSource matches matchesContents
        materialActiveAppearance materialize maxDetentValue maximumDate maximumDistance
        maximumModelCount maximumUnitCount maximumValueLabel measure measurement medium menu
        menuActionDismissBehavior menuBarExtraStyle menuIndicator menuIndicatorVisibility menuOrder
        menuStyle merge mergeByPropertyObjectTrump mergeByPropertyStoreTrump mergePolicy
        meshGradient message messaging metadata middle middleName midi migrationPlan mimeType
        minLength mini minimize minimum minimumAngleDelta minimumDate minimumDistance
        minimumDuration minimumModelCount minimumScaleDelta minimumScaleFactor minimumValueLabel
        minor mint minutes mirror mirrors missingModelContext misspelledWords miter miterLimit mix
        mode model modelContainer modelContext modelExecutor modelValidationFailure models modifier
        modifiers monochrome monospaced monospacedDigit mountPoint move moveDisabled movie
        moviesDirectory mp3 mpeg mpeg2TransportStream mpeg2Video mpeg4Audio mpeg4Movie
        multiSelection multicolor multilineTextAlignment multiple multiply musicDirectory
        mutableCopy name namePhonePad namePrefix named narrative narrow naturalScale navigation
        navigationBar navigationBarBackButtonHidden navigationBarDrawer navigationBarHidden
        navigationBarItems navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode
        navigationBarTrailing navigationDestination navigationDocument navigationLink
        navigationLinkIndicatorVisibility navigationSplitView navigationSplitViewColumnWidth
        navigationSplitViewStyle navigationStack navigationSubtitle navigationTitle
        navigationTransition navigationViewStyle needsSave never newBackgroundContext newDocument
        newItem newPassword next nextTriggerDate nickname noAction nonLinear nonRepeating
        nonReversing none noneSkipFirst noneSkipLast normal normalized not notDetermined notOwner
        notSupported notice notification notificationCategories notificationCenterSetting
        notificationInvalidNoContent notificationInvalidNoDate notificationSettings
        notificationsNotAllowed nsPredicate nsSortDescriptors null nullify numberFormatStyle
        numberFormatter numberOfComponents numberOfMatches numberPad numbersAndPunctuation numeric
        numericPad numericText object objectID objectWillChange objectiveCPlusPlusSource
        objectiveCSource octal offUp offset offsetBy onAppear onChange onChanged
        onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete onDeleteCommand
        onDisappear onDrag onDrop onEnded onExitCommand onGeometryChange onHover onInsert onKeyPress
        onLongPressGesture onLook onModifierKeysChanged onMove onMoveCommand onOpenURL
        onPasteCommand onPencilDoubleTap onPencilSqueeze onPreferenceChange onReceive onScrollDown
        onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollUp
        onScrollVisibilityChange onSearchPresentation onSelect onSubmit onTapGesture onTextEntry
        oneTimeCode opacity opaque open openDocument openInPlace openSettings openURL openWindow
        operation option options orange order ordered organizationName origin original originalName
        originalTarget ornament os_log os_signpost os_unfair_lock os_unfair_lock_lock
        os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock os_unfair_lock_unlock osaScript
        osaScriptBundle other outward overlay overlayPreferenceValue overwrite ownProcess owner
        package pad padding page pageDown pageIndicator pageUp paging palette panoramas parse
        parseStrategy passive password pasteDestination pasteboard patch path pathComplete
        patternDash patternDashDot patternDashDotDot patternDot pdf pendingNotificationRequests
        perceptual perform performAndWait performBackgroundTask performDrop periodic perlScript
        persistentIdentifier persistentModelID persistentStoreDescriptions persistentSystemOverlays
        person personHeight personWeight phase phaseAnimator phoneNumber phonePad photosPicker
        phpScript picker pickerStyle picturesDirectory pink pinned pixelLength pkcs12 place
        placeSubviews placeholder plain plainText platform playlist playsSound pluginBundle
        plusDarker plusLighter png point pointerStyle pointerVisibility points pointsOfInterest
        popover portrait portraitUpsideDown position positional post postalCode precondition
        predicate predictedEndLocation predictedEndTranslation preference preferred
        preferredAssetRepresentationMode preferredColorScheme preferredFilename
        preferredFilenameExtension preferredMIMEType preferredPencilDoubleTapAction
        preferredPencilSqueezeAction prefersDefaultFocus premultipliedFirst premultipliedLast
        preselectedAssetIdentifiers presentation presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation
        presentationContentInteraction presentationCornerRadius presentationDetents
        presentationDragIndicator presentationMode presentationSizing presented
        preserveValueOnDeletion previewDevice previewDisplayName previewInterfaceOrientation
        previewLayout previews primary primaryAction principal printItem priority privacy
        privacySensitive private privateQueueConcurrencyType process processIdentifier
        processPendingChanges progressViewStyle projectedValue projectionEffect projectionTransform
        prominentDetail properties propertiesToFetch propertyList proposedSize providedUnit
        providesAppNotificationSettings provisional public publish publishers pulse purple push
        pythonScript quadCurve quaternary queryGeneration quickLookGenerator quickTimeMovie quinary
        r1 radialGradient radians radioGroup rainfall rangeOfFirstMatch rawImage rawValue read
        readableContentTypes readableTypeIdentifiersForItemProvider realityFile receive rect
        rectSelection rectangle red redacted redactionReasons redo redoActionName redoMenuItemTitle
        redoMenuTitle reduce reference referenceDate referenceURL referrerURL refresh refreshable
        register registerDataRepresentation registerFileRepresentation registerObject registerUndo
        registeredContentTypes registeredModel registeredObject registeredTypeIdentifiers regular
        regularFileContents regularMaterial relationshipKeyPathsForPrefetching relationships
        relationshipsByName relative relativeColorimetric relevanceScore removal remove
        removeAllActions removeAllDeliveredNotifications removeAllPendingNotificationRequests
        removeDeliveredNotifications removeFileWrapper removeLast removePendingNotificationRequests
        removed rename renameAction render renderer renderingMode rendersAsynchronously reorder
        reorderable repeat repeatCount repeatForever repeating repeats replace replaceDisabled
        replacingUnspecifiedDimensions request requestAuthorization requiredUserInfoKeys
        requiresActivation resetFocus resetOrder resetSectionOrder resetVisibility resignCurrent
        resizable resize resizes resolvable resolve resolveSymbol resolvedColors response
        restorationBehavior restoreGState return returnPartiallyParsedIfPossible reverse reversing
        right rightArrow rightMirrored rightToLeft rigid road role roll rollback root rotate rotated
        rotation rotation3DEffect rotationEffect round rounded roundedBorder roundedRectangle route
        row rowResize rtf rtfd rubyScript run runLoop runSystemShortcut sRGB sRGBLinear safeAreaBar
        safeAreaInset safeAreaInsets safeAreaPadding saturation save saveGState saveItem scale
        scaleBy scaleEffect scaled scaledBy scaledToFill scaledToFit scene sceneKitScene
        scenePadding scenePhase scheduledDeliverySetting scheduledTimer schema schemas screen
        screenRecordings screenshots script scrollBounceBehavior scrollClipDisabled scrollContent
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollDismissesKeyboardMode
        scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
        scrollInputBehavior scrollPosition scrollTarget scrollTargetAnchor scrollTargetBehavior
        scrollTargetLayout scrollTo scrollTransition scrollView scrolls search searchCompletion
        searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
        searchSuggestions searchSuggestionsPlacement searchToolbarBehavior searchable second
        secondary secondaryAction seconds sectionActions sectionFooters sectionHeaders
        sectionIdentifier segmented selection selectionDisabled selectionLimit semibold send sender
        sensitive sensoryFeedback sentences separator sequenced serializedRepresentation serif
        setActionName setAlpha setBadgeCount setBlendMode setFillColor setLineCap setLineDash
        setLineJoin setLineWidth setMiterLimit setNotificationCategories setStrokeColor
        setTypedPayload setValue settlingDuration shading shadow shadowAbove shadowOnly shape shared
        sharedBackgroundVisibility sharedPublicDirectory sheet shellScript shift short shortTerm
        shouldMerge showColorPalette showContextualPalette showInkAttributes showMenu
        showPreviewsSetting showsIndicators sidebar sidebarAdaptable sidebarOnly sidebarToggle
        sidebarVisibility signpostID signpostsEnabled silentOnTouch simultaneousGesture
        simultaneously single singleWindowList size sizeCategory sizeChanges sizeThatFits
        sizeThatFitsLayout slash slide slomoVideos small smallCaps smooth smoothsColors snappy
        snapshot snowfall soft softBreak softLight solid sort sortBy sortDescriptors sorted
        sortingPendingChangesWithIdentifiers sound soundSetting sourceAtop sourceCode sourceIn
        sourceOut sourceRect space spacing spatialMedia speechAdjustedPitch
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters speed
        spellOut spotlight spotlightImporter spreadsheet spring springLoadingBehavior square
        squareBorder stack stackOrientation stages standard start startAnchor startIndex
        startLocation startReason startsMediaSession state status statusBar statusBarHidden
        stepperField sticky stiffness stop stops stopwatch storeCategory storeIdentifier
        storedProperties storedPropertiesByName strategy streetAddressLine1 streetAddressLine2
        stretch strikethrough strikethroughStyle string stroke strokeBorder strokeEllipse
        strokeLineSegments strokePath strokedPath stronglyEmphasized style subheadline submitLabel
        submitScope subsystem subtitle subtracting subviews success suggestedFileName suggestedName
        supertypes supportedContentTypes supportsContentExtensions supportsMultipleWindows
        suppressed svg swiftSource swiftUI swipeActions switch switchControl switchEraser
        switchPrevious symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant
        symbolVariants symbolicLink symbolicLinkDestinationURL symbols symmetricDifference
        synchronize system systemAction systemPreferencesPane systemServices tab tabBar
        tabBarMinimizeBehavior tabBarOnly tabBarPlacement tabBarVisibility tabItem tabOrder
        tabPlacement tabSeparatedText tabView tabViewBottomAccessory tabViewBottomAccessoryPlacement
        tabViewCustomization tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
        tabViewStyle table tableColumnBody tableColumnHeaders tableRowBody tableStyle tables tag
        tags tail tarArchive targetContentIdentifier task teal team telephoneNumber
        temperatureWithoutUnit template tertiary text textCase textContentType textEditing
        textEditorStyle textFieldStyle textFields textFormatting textInputAutocapitalization
        textInputButtonTitle textInputPlaceholder textRenderer textScale textSelection
        textSelectionAffinity thick thickMaterial thin thinMaterial threadIdentifier threeDContent
        threshold throwError tiff tight tile tiledImage time timeInterval timeSensitive
        timeSensitiveSetting timeZone timelapseVideos timer timestamp timingCurve tint title title2
        title3 titleAndIcon titleBar titleOnly titleViewFrame toDoItem toggleStyle token tokenValue
        tolerance tombstone toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
        toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility top topBar
        topBarLeading topBarTrailing topControlPoint topLeading topTrailing trace tracking
        tracksVelocity trailing trailingControlPoint trailingFirstTextBaseline
        trailingLastTextBaseline transaction transactionAuthor transactionIdentifier
        transferRepresentation transform transformAnchorPreference transformEffect
        transformEnvironment transformPreference transformable transient transition translateBy
        translatedBy translation trashDirectory trigger trim trimmedPath truncationMode truth
        twitter tx ty type typeSelectEquivalent typedPayload types typesettingLanguage
        typographicBounds ultraLight ultraThick ultraThickMaterial ultraThin ultraThinMaterial
        unavailableCoercionError undefined underline underlineStyle underlineText undo
        undoActionName undoManager undoMenuItemTitle undoMenuTitle undoNestedGroup undoRedo
        unexpectedValueClassError unified unifiedCompact union unique uniquenessConstraints
        unitOptions unitPoint unitStyle unitsStyle unixExecutable unknownError unknownSchema unlock
        unownedExecutor unredacted unspecified unsupportedKeyPath unsupportedPredicate
        unsupportedSortDescriptor up upArrow upMirrored upUp update updateCache updateTarget
        updatedAttributes updatedIdentifiers updatedObjects updatesFrequently updating upload
        uppercase uppercaseSmallCaps upstream url urlBookmarkData urlSession usage usd usdz
        userActivity userActivityWasContinued userActivityWillSave userDirectory userInfo
        userInitiated userNotificationCenter userText username utf16ExternalPlainText utf16PlainText
        utf8PlainText utf8TabSeparatedText vCard validateDrop value valueType var variable
        variableColor velocity version versionIdentifier vertical verticalScrollBounceBehavior
        verticalScrollIndicatorVisibility verticalSizeClass verticalSpacing verticalText video
        videos viewAligned viewContext viewID visibility visible visibleRect visualEffect voiceOver
        volume warning wav weather webArchive webP webSearch webpageURL weight wheel white
        wholeSymbol wide widget width wiggle willAppear willSave wind winding window
        windowArrangement windowBackground windowBackgroundDragBehavior windowIdealPlacement
        windowLevel windowList windowResizability windowSize windowStyle windowToolbar
        windowToolbarStyle withAnimation withIntervalSignpost withLock withLockIfAvailable
        withLockIfAvailableUnchecked withLockUnchecked withNameUpdating withState withTransaction
        withoutMapping withoutMirroring wordProcessing words workout wrappedValue
        writableContentTypes writableTypeIdentifiersForItemProvider write writingToolsBehavior x
        x509Certificate xLarge xSmall xml xmlPropertyList xor xpcService xxLarge xxxLarge y yaml
        yellow zDistance zIndex zero zeroFormattingBehavior zip zoom zoomIn zoomOut
        = CoreGraphicsNames
        = QuartzCoreNames
        = BorrowedViews
        CALayer NSLineBreakMode NSTextAlignment backgroundColor borderColor borderWidth
        byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail
        byWordWrapping center cornerRadius justified left masksToBounds natural right shadowColor
        shadowOffset shadowOpacity shadowRadius
        = UIKitNames
        ActivationRequestOptions ActivationState ActivityType AutoresizingMask Axis BatteryState
        BorderStyle Code CompletionWithItemsHandler Configuration ConnectionOptions Content
        ContentMode Context DelegateType DismissalAnimation Event FeedbackStyle FeedbackType
        Identifier ImageRenderer InfoKey Key KeyboardDismissMode LaunchOptionsKey Level
        NSAttributedString NSDirectionalEdgeInsets NSLayoutConstraint NSTextContainer
        NSUnderlineStyle OpenExternalURLOptions OpenExternalURLOptionsKey OpenURLOptions
        OpenURLOptionsKey Orientation RenderingMode Representable Role SelectionStyle SeparatorStyle
        SourceType State Style TextStyle UIAccessibilityContrast UIAction UIActionHandler UIActivity
        UIActivityIndicatorView UIActivityViewController UIApplication UIApplicationDelegate
        UIApplicationDelegateAdaptor UIApplicationMain UIBarAppearance UIBarButtonItem
        UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarMetrics UIBarStyle
        UIBezierPath UIBlurEffect UIColor UIControl UIControlState UIDevice UIDeviceOrientation
        UIEdgeInsets UIFeedbackGenerator UIFont UIGraphicsGetCurrentContext UIGraphicsImageRenderer
        UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRendererContext
        UIHostingController UIImage UIImagePickerController UIImagePickerControllerDelegate
        UIImageView UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationMask
        UILabel UILayoutPriority UINavigationBar UINavigationBarAppearance
        UINavigationControllerDelegate UINotificationFeedbackGenerator UIOpenURLContext
        UIPageControl UIPasteboard UIProgressView UIRectCorner UIRectEdge UIRectFill UIResponder
        UIReturnKeyType UIScene UISceneConfiguration UISceneDelegate
        UISceneDestructionRequestOptions UISceneError UISceneSession UISceneSessionActivationRequest
        UIScreen UIScrollView UISearchBar UISearchBarDelegate UISegmentedControl
        UISelectionFeedbackGenerator UITabBar UITabBarAppearance UITabBarItemAppearance
        UITabBarItemStateAppearance UITableView UITableViewCell UITextAutocorrectionType
        UITextChecker UITextField UITextFieldDelegate UITextSmartDashesType
        UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType UITextView
        UITextViewDelegate UIToolbar UIToolbarAppearance UITraitCollection UIUserActivityRestoring
        UIUserInterfaceIdiom UIUserInterfaceStyle UIView UIViewController
        UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable
        UIViewRepresentableContext UIVisualEffect UIVisualEffectView UIWindow UIWindowScene
        UIWindowSceneDelegate UIWindowSceneDestructionRequestOptions ViewMode Weight
        accessibilityContrast accessibilityHint accessibilityIdentifier accessibilityLabel
        accessibilityValue activateSceneSession activationState active addAction addArc addClip
        addCurve addLine addQuadCurve addToReadingList adjustsFontForContentSizeCategory
        adjustsFontSizeToFitWidth airDrop alert all allButUpsideDown allCorners allEvents
        allowsEditing allowsSelection alpha always alwaysBounceVertical alwaysOriginal
        alwaysTemplate annotation appearance append application applicationDidBecomeActive
        applicationDidEnterBackground applicationDidFinishLaunching applicationState
        applicationWillEnterForeground applicationWillResignActive applicationWillTerminate apply
        ascender assignToContact attributedPlaceholder attributedText autocapitalizationType
        autocorrectionType automatic autoresizingMask availableLanguages backButtonAppearance
        background backgroundColor backgroundEffect backgroundImage bar barStyle barTintColor
        batteryLevel batteryState becomeFirstResponder beginPage bezel black blue body
        boldSystemFont borderStyle bottom bottomLeft bottomRight bounces bounds brown
        buttonAppearance buttonFontSize camera canBecomeFirstResponder canOpenURL capHeight carPlay
        center cgColor cgContext cgImage cgPath charging clear clearButtonMode clip clipsToBounds
        close code color commit compact compactAppearance compactInlineLayoutAppearance
        compactPrompt compactScrollEdgeAppearance completionWithItemsHandler configuration
        configureWithDefault configureWithDefaultBackground configureWithOpaqueBackground
        configureWithTransparentBackground connectedScenes contains contentHuggingPriority
        contentMode continue coordinator copy copyToPasteboard current currentImage currentPage
        currentPageIndicatorTintColor currentPoint cyan dark darkGray darkText decline default
        defaultHigh defaultLow defaultPrompt delegate delegateClass descender description
        didActivateNotification didBecomeActiveNotification didDisconnectNotification
        didEnterBackgroundNotification didFinishLaunchingNotification disabled dismantleUIView
        dismantleUIViewController dismiss displayScale documentInfo done doneButtonAppearance double
        down downMirrored draw editedImage editingChanged editingDidBegin editingDidEnd
        editingDidEndOnExit effect emergencyCall enablesReturnKeyAutomatically endEditing
        environment error errorDescription errorDomain excludedActivityTypes extraDark extraLight
        faceDown faceUp familyName fill fittingSizeLevel flexibleBottomMargin flexibleHeight
        flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth focused font fontName
        foregroundActive foregroundColor foregroundInactive format frame full func general getHue
        getRed getWhite go google gray green guesses handoffUserActivityType hasLearnedWord
        hasStrings hasURLs hash heavy hidesForSinglePage hidesWhenStopped high highlighted
        horizontal iconColor identifier identifierForVendor ignoreWord ignoredWords image
        imageOrientation imagePickerController imagePickerControllerDidCancel imageURL
        impactOccurred inactive inlineLayoutAppearance interactive interactiveWithAccessory
        interfaceOrientation isAnimating isEditable isEditing isEmpty isEnabled isEqual
        isFirstResponder isFlat isFullScreen isHidden isHighlighted isKeyWindow isLandscape
        isMultitaskingSupported isOpaque isPagingEnabled isPortrait isScrollEnabled
        isSecureTextEntry isSelectable isSelected isSourceTypeAvailable isTranslucent
        isUserInteractionEnabled isValidInterfaceOrientation isViewLoaded italicSystemFont join
        jpegData kern keyWindow keyboardAnimationDurationUserInfoKey
        keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
        keyboardDismissMode keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardType
        keyboardWillChangeFrameNotification keyboardWillHideNotification
        keyboardWillShowNotification label labelFontSize landscape landscapeLeft landscapeRight
        large largeTitleTextAttributes layer layoutIfNeeded leading learnWord left leftMirrored
        light lightGray lightText line lineBreakMode lineCapStyle lineFragmentPadding lineHeight
        lineJoinStyle lineWidth link loadData localizedModel mac magenta mail main makeCoordinator
        makeKey makeKeyAndVisible makeUIView makeUIViewController maximumFramesPerSecond
        maximumNumberOfLines mediaType mediaTypes medium message minimal minimumFontSize
        minimumScaleFactor miterLimit model monospacedDigitSystemFont monospacedSystemFont move
        multipleScenesNotSupported name nativeBounds nativeScale never next no none normal
        notificationOccurred numberOfLines numberOfPages object onDrag onDragWithAccessory opaque
        opaqueSeparator open openInPlace openNotificationSettingsURLString openSessions
        openSettingsURLString options orange orientation originalImage overrideUserInterfaceStyle
        pad pageIndicatorTintColor pdfData persistentIdentifier phone photoLibrary placeholder
        placeholderText plain pngData pointSize portrait portraitUpsideDown postToFacebook
        postToTwitter preferred preferredFont preferredMaxLayoutWidth prefersLargeTitles prepare
        preparingForDisplay present presentedViewController primaryActionTriggered print progress
        progressTintColor progressViewStyle projectedValue prominent purple quaternaryLabel
        quaternarySystemFill rangeOfMisspelledWord rawValue readableTypeIdentifiersForItemProvider
        red redraw regular remoteNotification removeAction removeAllPoints renderingMode
        requestDenied requestSceneSessionActivation requestSceneSessionDestruction
        requestSceneSessionRefresh requestingScene required resignFirstResponder resolvedColor
        restoreUserActivityState returnKeyType right rightMirrored rigid role rootView
        rootViewController roundedRect route safeAreaInsets saveToCameraRoll savedPhotosAlbum scale
        scaleAspectFill scaleAspectFit scaleToFill scene sceneClass sceneDidBecomeActive
        sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
        screen scrollEdgeAppearance search searchBar searchBarCancelButtonClicked
        searchBarSearchButtonClicked searchBarStyle searchBarTextDidBeginEditing
        searchBarTextDidEndEditing secondaryLabel secondarySystemBackground secondarySystemFill
        secondarySystemGroupedBackground sectionHeaderTopPadding selected selectedSegmentTintColor
        selectionChanged selectionIndicatorTintColor selectionStyle send sendActions sender
        separator separatorColor separatorStyle session set setBackIndicatorImage setBackgroundImage
        setContentCompressionResistancePriority setContentHuggingPriority setFill setNeedsDisplay
        setNeedsLayout setProgress setShowsCancelButton setStroke setTitleTextAttributes shadowColor
        shadowImage shared showsCancelButton showsHorizontalScrollIndicator
        showsVerticalScrollIndicator single singleLine size sizeThatFits smallSystemFontSize
        smartDashesType smartInsertDeleteType smartQuotesType soft sourceApplication sourceType
        spellCheckingType stackedLayoutAppearance standard standardAppearance startAnimating
        stateRestorationActivity statusBar stopAnimating strikethroughStyle string strings stroke
        style success supportsMultipleScenes systemBackground systemBlue systemBrown
        systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemCyan
        systemFill systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4
        systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMaterial
        systemMaterialDark systemMaterialLight systemMint systemName systemOrange systemPink
        systemPurple systemRed systemTeal systemThickMaterial systemThickMaterialDark
        systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight
        systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
        systemVersion systemYellow tag tertiaryLabel tertiarySystemBackground tertiarySystemFill
        tertiarySystemGroupedBackground text textAlignment textColor textContainer
        textContainerInset textContentType textField textFieldDidBeginEditing
        textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldClear
        textFieldShouldReturn textView textViewDidBeginEditing textViewDidChange
        textViewDidChangeSelection textViewDidEndEditing thick tintColor title titleTextAttributes
        top topLeft topRight touchUpInside trackTintColor trailing traitCollection transaction
        translatesAutoresizingMaskIntoConstraints tv uiImage unattached underlineStyle
        universalLinksOnly unknown unlearnWord unlessEditing unplugged unselectedItemTintColor
        unspecified up upMirrored updateUIView updateUIViewController updateUserActivityState url
        urlContexts userActivities userActivity userActivityDictionary userInfo userInterfaceIdiom
        userInterfaceStyle usesEvenOddFillRule valueChanged var vertical view viewDidAppear
        viewDidDisappear viewDidLoad viewWillAppear viewWillDisappear vision warning whileEditing
        white whiteLarge willConnectNotification willDeactivateNotification
        willEnterForegroundNotification willResignActiveNotification willTerminateNotification
        window windowApplication windowDismissalAnimation windowExternalDisplayNonInteractive
        windowLevel windowScene windows withAlphaComponent withRenderingMode withSize withTintColor
        wrappedValue writableTypeIdentifiersForItemProvider writePDF yahoo yellow yes zero
        = AppKitNames
        ActivationPolicy AutoresizingMask BlendingMode Content Context ControlSize DelegateType
        ImageRenderer Material NSApp NSAppearance NSApplication NSApplicationDelegate
        NSApplicationDelegateAdaptor NSBorderType NSColor NSControl NSControlTextEditingDelegate
        NSFocusRingType NSFont NSHostingController NSHostingView NSImage NSImageScaling NSImageView
        NSLayoutConstraint NSPasteboard NSProgressIndicator NSResponder NSScreen NSScrollView
        NSSearchField NSSearchFieldDelegate NSSecureTextField NSText NSTextDelegate NSTextField
        NSTextFieldDelegate NSTextView NSTextViewDelegate NSView NSViewController
        NSViewControllerRepresentable NSViewControllerRepresentableContext NSViewRepresentable
        NSViewRepresentableContext NSVisualEffectView NSWorkspace Name Orientation PasteboardType
        Priority Representable State Style TerminateReply TextStyle URL Weight acceptsFirstResponder
        accessibilityHighContrastAqua accessibilityHighContrastDarkAqua accessory activate
        activateFileViewerSelecting activationPolicy active alignment allowsUndo alphaComponent
        alphaValue application applicationDidBecomeActive applicationDidFinishLaunching
        applicationDidResignActive applicationShouldHandleReopen applicationShouldTerminate
        applicationShouldTerminateAfterLastWindowClosed applicationSupportsSecureRestorableState
        applicationWillBecomeActive applicationWillFinishLaunching applicationWillResignActive
        applicationWillTerminate aqua ascender autohidesScrollers autoresizingMask backgroundColor
        backingScaleFactor bar behindWindow bestMatch bezelBorder black blended blendingMode blue
        blueComponent body boldSystemFont borderType bounds brightnessComponent brown capHeight
        cgColor cgImage clear clearContents contentBackground contentTintColor controlAccentColor
        controlBackgroundColor controlColor controlSize controlTextColor controlTextDidBeginEditing
        controlTextDidChange controlTextDidEndEditing coordinator currentDrawing cyan darkAqua
        darkGray declareTypes default defaultHigh defaultLow delegate descender description
        didBecomeActiveNotification didBeginEditingNotification didChangeNotification
        didEndEditingNotification didFinishLaunchingNotification didResignActiveNotification
        disabledControlTextColor dismantleNSView dismantleNSViewController documentView doubleValue
        drawsBackground environment exterior familyName fileURL fittingSizeCompression focusRingType
        followsWindowActiveState font fontName frame fullScreenUI func general getRed gray green
        greenComponent gridColor grooveBorder hasHorizontalScroller hasVerticalScroller hash
        headerTextColor headerView height highlightColor horizontal html hudWindow hueComponent
        image imageScaling inactive increment isActive isAutomaticDashSubstitutionEnabled
        isAutomaticQuoteSubstitutionEnabled isBezeled isBordered isContinuousSpellCheckingEnabled
        isDisplayedWhenStopped isEditable isEmphasized isEnabled isEqual isHidden isIndeterminate
        isRichText isSelectable isTemplate isValid labelColor labelFontSize large layer leading
        lightGray lineBorder lineBreakMode linkColor magenta main makeCoordinator makeNSView
        makeNSViewController material maxValue maxXMargin maxYMargin maximumNumberOfLines menu
        minValue minXMargin minYMargin mini monospacedDigitSystemFont monospacedSystemFont name
        needsDisplay noBorder none nsImage open openFile orange placeholderString
        placeholderTextColor png pointSize popover preferredFont prohibited projectedValue purple
        quaternaryLabelColor quaternarySystemFill rawValue red redComponent regular reply required
        rootView rtf saturationComponent scaleAxesIndependently scaleNone scaleProportionallyDown
        scaleProportionallyUpOrDown screens scrollableTextView secondaryLabelColor
        secondarySystemFill selectedContentBackgroundColor selectedTextBackgroundColor
        selectedTextColor selection separatorColor setAccessibilityIdentifier setAccessibilityLabel
        setActivationPolicy setContentCompressionResistancePriority setContentHuggingPriority
        setString shadowColor shared sheet sidebar size sizeThatFits small smallSystemFontSize
        spinning startAnimation state stopAnimation string stringValue style systemBlue systemBrown
        systemCyan systemFill systemFont systemFontSize systemGray systemGreen systemIndigo
        systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow terminate
        terminateCancel terminateLater terminateNow tertiaryLabelColor tertiarySystemFill
        textBackgroundColor textColor textContainerInset textDidBeginEditing
        textDidBeginEditingNotification textDidChange textDidChangeNotification textDidEndEditing
        textDidEndEditingNotification textView titlebar toolTip transaction
        translatesAutoresizingMaskIntoConstraints types underPageBackground underPageBackgroundColor
        underWindowBackground unemphasizedSelectedContentBackgroundColor updateNSView
        updateNSViewController usesSingleLineMode var vertical view viewDidAppear viewDidDisappear
        viewDidLoad viewWillAppear viewWillDisappear visibleFrame wantsLayer white whiteComponent
        width willBecomeActiveNotification willFinishLaunchingNotification
        willResignActiveNotification willTerminateNotification windowBackground
        windowBackgroundColor windowFrameTextColor withAlphaComponent withSize withinWindow
        wrappedValue yellow
        = unavailable
        """
}
